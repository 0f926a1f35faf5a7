import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { environmentOf, temporaryFolder, untilServing } from '../support/command.ts';
import { nodeOptions } from '../support/node-options.ts';
import { folderWithStore } from '../support/used-folder.ts';

const root = join(import.meta.dirname, '../..');

/** Runs `npm start` with what is built here, in a folder that has no settings but these. */
async function runNpm(env?: string) {
  const folder = temporaryFolder();
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  writeFileSync(
    join(folder, 'package.json'),
    manifest.replace('exec node --max', `exec node ${nodeOptions.join(' ')} --max`),
  );
  symlinkSync(join(root, 'dist'), join(folder, 'dist'));
  if (env !== undefined) writeFileSync(join(folder, '.env'), env);
  const settings = { HOME: folder, PORT: '0', DATA_DIR: await folderWithStore() };
  // Without scripts nothing is built anew while tests run.
  const npm = spawn('npm', ['start', '--silent', '--ignore-scripts'], {
    cwd: folder,
    env: environmentOf(settings),
    detached: true,
  });
  onTestFinished(() => killGroup(npm.pid));
  return npm;
}

async function npmStart() {
  const npm = await runNpm();
  return { npm, service: await untilServing(npm) };
}

function killGroup(leader: number | undefined): void {
  try {
    process.kill(-Number(leader), 'SIGKILL');
  } catch {
    // All of its processes have ended.
  }
}

/** Begins a request and answers how to send the rest of it. */
async function openRequest(url: string): Promise<() => Promise<number | undefined>> {
  const headers = { 'content-type': 'application/json', expect: '100-continue' };
  const open = request(`${url}/v1/markets/US/address-completions.json`, { method: 'POST', headers });
  open.flushHeaders();
  await once(open, 'continue');
  return async () => {
    const answered = once(open, 'response');
    open.end('{"line":"1 Main"}');
    const [response] = await answered;
    response.resume();
    return response.statusCode;
  };
}

test('a file .env in the folder has the settings', async () => {
  const npm = await runNpm('LOG_LEVEL=loud\n');
  const [said, [status]] = await Promise.all([text(npm.stderr), once(npm, 'close')]);
  expect(said).toMatch(/^LOG_LEVEL must be /);
  expect(status).toBe(1);
});

test('a SIGTERM to npm ends the service in order, and its port is free', async () => {
  const { npm, service } = await npmStart();
  const ended = once(npm, 'close');
  npm.kill('SIGTERM');
  // The service holds the other ends of the pipes of npm as long as it lives.
  expect(await ended).toEqual([0, null]);
  expect(service.logs.at(-1)).toContain('"signal":"SIGTERM","msg":"stopping"');
  await expect(fetch(`${service.url}/health/live`)).rejects.toThrow('fetch failed');
});

test('a terminal and npm may both send a signal: what is in flight is answered all the same', async () => {
  const { npm, service } = await npmStart();
  const finish = await openRequest(service.url);
  const ended = once(npm, 'close');
  process.kill(-Number(npm.pid), 'SIGINT');
  await expect.poll(() => service.logs.at(-1)).toContain('"msg":"stopping"');
  // By now npm has passed the signal on.
  await delay(300);
  expect(await finish()).toBe(200);
  expect(await ended).toEqual([0, null]);
});
