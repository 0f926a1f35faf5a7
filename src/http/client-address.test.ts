import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { countedAddress } from './limit-calls.ts';

function counted(ip: string, remoteAddress = '10.0.0.1'): string {
  return countedAddress({ ip, raw: { socket: { remoteAddress } } } as FastifyRequest);
}

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['2001:0DB8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
  ['1:2:3:4:5:6:192.0.2.7', '1:2:3:4'],
])('%s counts for %s', (address, owner) => {
  expect(counted(address)).toBe(owner);
});

test.each(['unknown', '192.0.2.7:4711', '', '1.2.3', '::g', 'a'.repeat(1_000)])(
  'what is no address counts for the sender on the connection: %j',
  (text) => {
    expect(counted(text)).toBe('10.0.0.1');
  },
);

const group = fc.integer({ min: 0, max: 0xffff });
const half = fc.tuple(group, group, group, group);

test('an IPv6 address counts for its first 64 bits, however it is written', () => {
  fc.assert(
    fc.property(half, half, half, (network, host, otherHost) => {
      const written = [...network, ...host].map((part) => part.toString(16));
      const full = written.map((part) => part.padStart(4, '0').toUpperCase()).join(':');
      const shortened = new URL(`http://[${written.join(':')}]`).hostname.slice(1, -1);
      const neighbour = [...network, ...otherHost].map((part) => part.toString(16)).join(':');
      fc.pre(!/^::ffff:/.test(shortened));
      const owner = network.map((part) => part.toString(16)).join(':');
      expect([full, shortened, neighbour].map((text) => counted(text))).toEqual([owner, owner, owner]);
    }),
  );
});
