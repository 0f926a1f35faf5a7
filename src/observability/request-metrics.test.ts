import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  acceptable,
  addressPath,
  anyCaller,
  applicationPath,
  authenticateAs,
  buildTestServer,
  tokens,
} from '../../test/support/http-server.ts';
import type { HttpServices } from '../http/http-services.ts';
import { createRequestMetrics } from './request-metrics.ts';

const headers = { authorization: tokens.full, 'content-type': 'application/json' };

async function buildCounted(services: Partial<HttpServices> = {}) {
  const metrics = createRequestMetrics();
  const server = await buildTestServer(services, { observers: [metrics.observer] });
  onTestFinished(() => server.close());
  const samples = () => metrics.families.flatMap((family) => family.render().trimEnd().split('\n'));
  const post = (url: string) => server.inject({ method: 'POST', url, headers, payload: {} });
  return { server, samples, post };
}

/** Returns the samples that are not zero, without buckets, sums and headings. */
function counted(samples: readonly string[]): string[] {
  return samples.filter((line) => !/^#|_bucket|_sum|_in_flight| 0$/.test(line));
}

describe('metrics of requests', () => {
  it('count connections that were closed on arrival, with every limit from the start', () => {
    const { observer, families } = createRequestMetrics();
    const name = 'checkout_http_connections_closed_total';
    const samples = () =>
      families.flatMap((family) => family.render().match(new RegExp(`^${name}{.*`, 'gm')) ?? []);
    expect(samples()).toEqual([`${name}{limit="all"} 0`, `${name}{limit="address"} 0`]);
    observer.closed?.('address');
    expect(samples()).toEqual([`${name}{limit="all"} 0`, `${name}{limit="address"} 1`]);
  });

  it('count operations by their name and the class of the status', async () => {
    const { server, samples, post } = await buildCounted();
    await post(addressPath);
    await post(addressPath);
    await server.inject({ url: addressPath, headers });
    await server.inject({ method: 'HEAD', url: addressPath, headers });
    await server.inject({ url: '/health/live' });
    await server.inject({ url: '/openapi.json' });
    const name = 'checkout_http_request_duration_seconds_count';
    expect(samples().filter((line) => line.startsWith(name))).toEqual([
      `${name}{operation="setShippingAddress",status="2xx"} 2`,
      `${name}{operation="readShippingAddress",status="4xx"} 2`,
      `${name}{operation="checkLiveness",status="2xx"} 1`,
      `${name}{operation="other",status="2xx"} 1`,
    ]);
  });

  it.each([
    ['accepted', acceptable],
    ['accepted-offer', { ...acceptable, decision: 'Accept' as const }],
    [
      'overridden',
      {
        ...acceptable,
        decision: 'Override' as const,
        overridden: [{ code: 'PostalCode.Mismatch' as const }],
      },
    ],
    ['suggestion', { ...acceptable, isAcceptable: false, suggestion: acceptable.standardized }],
    ['doubted', { ...acceptable, isAcceptable: false, problems: [{ code: 'Address.Doubtful' as const }] }],
    ['refused', { ...acceptable, isAcceptable: false, problems: [{ code: 'Email.Required' as const }] }],
  ])('count an address by its market and outcome: %s', async (outcome, judgement) => {
    const { samples, post } = await buildCounted({
      shipping: { read: async () => null, submit: async () => judgement },
    });
    await post(addressPath);
    expect(counted(samples())).toContain(
      `checkout_address_verifications_total{market="US",outcome="${outcome}"} 1`,
    );
  });

  it('count how far street data confirmed an address, and streets that a register lacks', async () => {
    const submit = async () => ({ ...acceptable, streetEvidence: 'unknown' as const, isStreetUnknown: true });
    const { samples, post } = await buildCounted({ shipping: { read: async () => null, submit } });
    await post(addressPath);
    expect(counted(samples())).toEqual(
      expect.arrayContaining([
        'checkout_street_evidence_total{market="US",evidence="unknown"} 1',
        'checkout_unknown_streets_total{market="US"} 1',
      ]),
    );
  });

  it('count an application by its market and its problems by their codes', async () => {
    const { samples, post } = await buildCounted({
      application: {
        read: async () => null,
        submit: async () => [{ code: 'Pin Invalid' }, { code: 'SiteUrl.Taken' }],
      },
    });
    await post(applicationPath);
    expect(counted(samples()).slice(1)).toEqual([
      'checkout_applications_total{market="US",outcome="refused"} 1',
      'checkout_problems_total{code="Pin Invalid"} 1',
      'checkout_problems_total{code="SiteUrl.Taken"} 1',
    ]);
  });

  it('count no outcome of an answer without a judgement', async () => {
    const { server, samples, post } = await buildCounted({
      shipping: { read: async () => null, submit: () => Promise.reject(new Error('defect')) },
    });
    await post(addressPath);
    await server.inject({ method: 'POST', url: addressPath, payload: {} });
    expect(counted(samples()).slice(2)).toEqual([
      'checkout_problems_total{code="Authorization.Missing"} 1',
      'checkout_problems_total{code="Service.Fault"} 1',
    ]);
  });

  it('tell how many requests are in flight', async () => {
    let release = () => {};
    const { samples, post } = await buildCounted({
      shipping: {
        read: async () => null,
        submit: () =>
          new Promise((resolve) => {
            release = () => resolve(acceptable);
          }),
      },
    });
    const answer = post(addressPath);
    await expect.poll(samples).toContain('checkout_http_requests_in_flight 1');
    release();
    await answer;
    expect(samples()).toContain('checkout_http_requests_in_flight 0');
  });

  it('count a connection that is refused before there is a request', async () => {
    const { server, samples } = await buildCounted();
    await server.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(server.listeningOrigin).port), '127.0.0.1');
    socket.write('Hello\r\n\r\n');
    await once(socket, 'data');
    expect(counted(samples())).toEqual([
      'checkout_http_request_duration_seconds_count{operation="unmatched",status="4xx"} 1',
      'checkout_problems_total{code="Request.Malformed"} 1',
    ]);
  });

  it('get no new sample from anything that a caller can choose', async () => {
    const { server, samples } = await buildCounted({ authenticate: authenticateAs(anyCaller) });
    const send = async (text: string) => {
      await server.inject({ url: `/${text}?${text}`, headers: { ...headers, 'x-request-id': text } });
      await server.inject({
        url: `/platform/v1/carts/${text}`,
        headers: { authorization: tokens.platformOnly },
      });
      await server.inject({ method: 'POST', url: addressPath, headers, payload: { [text]: text } });
    };
    await send('first');
    const before = samples().length;
    for (let round = 0; round < 50; round += 1) await send(`text-${round}`);
    expect(samples()).toHaveLength(before);
    expect(samples().join('\n')).not.toMatch(/text-|first/);
  });
});
