import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, spawnCommand, startService, untilServing } from '../support/command.ts';
import { addressPath } from '../support/http-server.ts';
import { callCommand, serveHere } from '../support/in-process.ts';
import { fillAsUsed } from '../support/used-folder.ts';

/** Two processes, one after the other, serve all of these tests from one folder. */
const folder = mkdtempSync(join(tmpdir(), 'checkout-serving-'));
const rules = join(folder, 'markets.json');
const environment = { DATA_DIR: folder, EMBEDDED_SYNC: 'true', MARKETS_FILE: rules };
const ends: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })];
const start = () => startService(environment, (end) => void ends.unshift(end));
let service: RunningService;
let headers: Record<string, string>;

beforeAll(async () => {
  await fillAsUsed(folder);
  writeFileSync(rules, '{}');
  service = await start();
  const { stdout: token } = await callCommand(['token'], environment);
  headers = { authorization: `Bearer ${token.trim()}`, 'content-type': 'application/json' };
});
afterAll(() => {
  for (const end of ends) end();
});

const submission = {
  Email: 'jo@example.com',
  Name: 'Jo',
  AddressPrimary: '1 Main St',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94538',
};

async function post(body: string): Promise<unknown> {
  return (await fetch(`${service.url}${addressPath}`, { method: 'POST', headers, body })).json();
}

function openRequest() {
  const outgoing = request(`${service.url}${addressPath}`, { method: 'POST', headers });
  const answer = once(outgoing, 'response').then(([response]) => response.statusCode);
  return { outgoing, answer };
}

async function isListening(): Promise<boolean> {
  return fetch(`${service.url}/health/live`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );
}

test('the printed curl line works', async () => {
  await expect.poll(service.stderr).toContain(`curl -s ${service.url}${addressPath}`);
  const body = / -d '([^']+)'/.exec(service.stderr())?.[1] ?? '';
  expect(await post(body)).toMatchObject({ CanCorrect: true, City: 'Fremont', BranchCount: 2 });
});

test('a second process is refused', async () => {
  const oneSentence = new RegExp(`^[^\\n]*${folder}[^\\n]*\\.$`);
  await expect(serveHere(environment)).rejects.toMatchObject({
    name: 'OperatorError',
    message: expect.stringMatching(oneSentence),
  });
});

test('SIGHUP takes up new market rules without a failed request, and bad ones change nothing', async () => {
  const toBox = JSON.stringify({ ...submission, AddressPrimary: 'PO Box 12' });
  const reload = async (content: string, message: string) => {
    writeFileSync(rules, content);
    service.child.kill('SIGHUP');
    const isSaid = () => service.logs.some((line) => line.includes(message));
    await expect.poll(isSaid, { timeout: 10_000 }).toBe(true);
  };
  expect(await post(toBox)).toMatchObject({ success: true });
  await reload('{"US":{"postOfficeBoxes":"refused"}}', 'rules reloaded');
  expect(await post(toBox)).toMatchObject({ success: false });
  await reload('{"US":', 'could not be reloaded');
  expect(await post(toBox)).toMatchObject({ success: false });
  writeFileSync(rules, '{}');
});

test('SIGTERM finishes requests and exits 0; the next start has the data and adds no sample', async () => {
  const body = JSON.stringify(submission);
  const { outgoing, answer } = openRequest();
  outgoing.write(body.slice(0, 40));
  await expect.poll(isListening).toBe(true);
  const stopped = service.stop();
  await expect.poll(isListening).toBe(false);
  outgoing.end(body.slice(40));
  expect(await answer).toBe(200);
  expect(await stopped).toBe(0);
  service = await start();
  const kept = await fetch(`${service.url}${addressPath}`, { headers });
  expect(await kept.json()).toMatchObject({ Name: 'Jo', City: 'Fremont' });
});

test('a reader of the log that stands still holds up no request', async () => {
  const { stdout } = service.child;
  stdout?.pause();
  const blank = { headers: { ...headers, 'x-request-id': 'a'.repeat(128) } };
  for (let round = 0; round < 20; round += 1)
    await Promise.all(
      Array.from({ length: 50 }, async () => (await fetch(`${service.url}${addressPath}`, blank)).text()),
    );
  expect(await isListening()).toBe(true);
  stdout?.resume();
  expect(await service.stop()).toBe(0);
  const requests = service.logs.filter((line) => line.includes('"msg":"request"'));
  expect(requests.length).toBeGreaterThanOrEqual(1_000);
});

test('readers of its output that have ended keep it neither from serving nor from ending', async () => {
  const child = spawnCommand(['serve'], { PORT: '0', ...environment });
  ends.unshift(() => void child.kill('SIGKILL'));
  child.stderr?.destroy();
  service = await untilServing(child);
  expect(await isListening()).toBe(true);
  child.stdout?.destroy();
  expect(await service.stop()).toBe(0);
});

test('SIGSEGV ends it at once, as a fault in native code does', async () => {
  service = await start();
  const exit = once(service.child, 'exit');
  service.child.kill('SIGSEGV');
  expect(await exit).toEqual([null, 'SIGSEGV']);
});
