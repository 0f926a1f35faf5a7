import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OperatorError } from '../../src/operator-error.ts';
import { type RunningService, startService } from '../support/command.ts';
import { freePort } from '../support/free-port.ts';
import { callCommand, serveHere } from '../support/in-process.ts';
import { folderWithStore } from '../support/used-folder.ts';

const addressPath = '/v1/shopping/checkout/verify/address.json';

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('the port of the metrics', () => {
  test('that is in use ends the start with a sentence that names it', async () => {
    const METRICS_PORT = String(await listening(createServer()));
    const starting = serveHere({ DATA_DIR: await folderWithStore(), METRICS_PORT });
    await expect(starting).rejects.toThrow(
      new OperatorError(
        `The service cannot listen on METRICS_HOST 127.0.0.1, METRICS_PORT ${METRICS_PORT} (EADDRINUSE): choose others.`,
      ),
    );
  });

  test('is the only one that serves them, and serves nothing else', async () => {
    const { url, metrics = '' } = await serveHere({ DATA_DIR: await folderWithStore(), METRICS_PORT: '0' });
    expect((await fetch(metrics)).status).toBe(200);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(new URL('/health/live', metrics))).status).toBe(404);
  });
});

describe('a collector of traces', () => {
  const silentPort = () => listening(createServer((socket) => void socket.on('error', () => undefined)));

  test.each([
    ['that is down', freePort],
    ['that takes spans and never answers', silentPort],
  ])('%s disturbs no request and no stop', async (_title, portOf) => {
    const environment = { DATA_DIR: await folderWithStore() };
    const service = await startService({
      ...environment,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await portOf()}`,
      OTEL_TRACES_SAMPLER: 'always_on',
      OTEL_BSP_SCHEDULE_DELAY: '20',
      OTEL_EXPORTER_OTLP_TIMEOUT: '200',
    });
    const { stdout: token } = await callCommand(['token'], environment);
    await expectServed(service, token.trim(), 20);
    await expect.poll(() => warnings(service).length, { timeout: 10_000 }).toBe(1);
    await expectServed(service, token.trim(), 20);
    expect(await service.stop()).toBe(0);
    expect(warnings(service)).toHaveLength(1);
    expect(service.stderr()).not.toContain('Error');
  });
});

const warnings = ({ logs }: RunningService) =>
  logs.filter((line) => JSON.parse(line).msg === 'traces could not be sent');

/** Sends submissions one after the other. Each is judged, and none waits for a collector. */
async function expectServed({ url }: RunningService, token: string, count: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({
    Email: 'jo@example.com',
    Name: 'Jo',
    AddressPrimary: '1 Main St',
    City: 'Fremont',
    Province: 'CA',
    PostalCode: '94538',
  });
  for (let sent = 0; sent < count; sent += 1) {
    const signal = AbortSignal.timeout(5_000);
    const answer = await fetch(`${url}${addressPath}`, { method: 'POST', headers, body, signal });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ success: true })]);
  }
}
