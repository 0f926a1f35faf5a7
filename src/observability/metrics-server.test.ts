import { describe, expect, it, onTestFinished } from 'vitest';
import { parseEnvelope } from '../../test/support/http-server.ts';
import { createMetrics } from './metrics.ts';
import { listenForMetrics } from './metrics-server.ts';

async function addressOf(metrics: { text(): Promise<string> }): Promise<string> {
  const { address, close } = await listenForMetrics(metrics, { host: '127.0.0.1', port: 0 });
  onTestFinished(close);
  return address;
}

const places = [{ country: 'XA', source: 'made up', date: '2026-03-01', codes: 3, digest: 'ab'.repeat(32) }];

describe('the server of the metrics', () => {
  it('sends all metrics in the text format', async () => {
    const metrics = createMetrics({
      version: '1.2.3',
      store: 'embedded',
      dataFaults: () => [],
      places: () => places,
    });
    const answer = await fetch(await addressOf(metrics));
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    for (const { name } of metrics.families) expect(text).toContain(`# TYPE ${name} `);
    expect(text).toContain(
      `checkout_build_info{version="1.2.3",node="${process.version}",store="embedded"} 1\n`,
    );
    expect(text).toContain('checkout_data_info{country="XA",source="made up",digest="abababababab"} 1\n');
    expect(text).toContain('checkout_data_timestamp_seconds{country="XA"} 1772323200\n');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
    expect(text).toMatch(/^process_start_time_seconds \d+$/m);
  });

  it.each([
    ['GET', '/'],
    ['GET', '/metrics/more'],
    ['POST', '/metrics'],
  ])('answers no other request: %s %s', async (method, path) => {
    const address = await addressOf({ text: async () => '' });
    const answer = await fetch(new URL(path, address), { method });
    expect(answer.status).toBe(404);
    expect(parseEnvelope(await answer.text()).success).toBe(false);
  });

  it('keeps serving after metrics could not be read', async () => {
    const answer = await fetch(await addressOf({ text: () => Promise.reject(new Error('no reading')) }));
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('reading');
  });
});
