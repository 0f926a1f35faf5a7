import { expect, it } from 'vitest';
import { buildTestServer, codesOf, envelopeOf } from '../../../test/support/http-server.ts';

const url = '/.well-known/security.txt';

it('security.txt names the contacts in their order, and expires within a year', async () => {
  const securityContacts = ['mailto:security@example.com', 'https://example.com/report'];
  const server = await buildTestServer({}, { securityContacts });
  const { statusCode, headers, body } = await server.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [first, second, expires = '', ...rest] = body.split('\n');
  expect([first, second, rest]).toEqual([
    'Contact: mailto:security@example.com',
    'Contact: https://example.com/report',
    [''],
  ]);
  const [, time = ''] = /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/.exec(expires) ?? [];
  const days = (Date.parse(time) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(80);
  expect(days).toBeLessThan(365);
});

it('security.txt is absent if nobody is named', async () => {
  const response = await (await buildTestServer()).inject(url);
  expect([response.statusCode, codesOf(envelopeOf(response))]).toEqual([404, ['Route.NotFound']]);
});
