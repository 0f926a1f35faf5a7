import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const module = new URL('./close-in-order.ts', import.meta.url).href;

/** Runs a process that closes in order, and then does something. It closes in a moment, and says for what. */
async function run(something: string) {
  const script = `import { closeInOrder } from ${JSON.stringify(module)};
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const close = async (cause) => {
      await wait(500);
      console.log(cause.signal ?? cause.err?.message ?? 'asked');
    };
    const end = closeInOrder({ delayMs: 20_000, close });
    setInterval(() => undefined, 1_000);
    ${something}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return [said.trim(), status];
}

describe('a process that closes in order', () => {
  it.each([
    ['a defect', "throw new Error('broken')", ['broken', 1]],
    ['a promise that nobody handles', "void Promise.reject(new Error('broken'))", ['broken', 1]],
    [
      'a signal, however soon it is repeated',
      'for (const _ of "ab") process.kill(process.pid, "SIGTERM")',
      ['SIGTERM', 0],
    ],
    ['being asked twice', 'end(); end()', ['asked', 0]],
  ])('closes for %s, and exits', async (_cause, something, expected) => {
    expect(await run(something)).toEqual(expected);
  });

  it('exits at once for a defect while it closes', async () => {
    expect(await run("end(); throw new Error('broken')")).toEqual(['', 1]);
  });
});
