import type { Chance } from './random.ts';

const scraps = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  ' ',
  '\t',
  ':',
  ';',
  ',',
  '\r\n\r\n',
  'Content-Length: 5\r\n',
  'Transfer-Encoding: chunked\r\n',
  'HTTP/1.1',
  '0\r\n\r\n',
  '\xff',
  'Host: y\r\n',
  '%',
];

/** The bytes of a request with some changed, removed, doubled or inserted: mostly no request any more. */
export function breakBytes(bytes: Buffer, chance: Chance): Buffer {
  let broken = bytes;
  for (let count = chance.between(1, 3); count > 0; count -= 1) {
    // Most of what a parser reads is in the head.
    const limit = chance.oneIn(4) ? broken.length : Math.min(broken.length, 600);
    const at = chance.below(limit + 1);
    const to = Math.min(broken.length, at + chance.below(20));
    const before = broken.subarray(0, at);
    broken = chance.pick([
      () => Buffer.concat([before, Buffer.from([chance.below(256)]), broken.subarray(at + 1)]),
      () => Buffer.concat([before, Buffer.from(chance.pick(scraps), 'latin1'), broken.subarray(at)]),
      () => Buffer.concat([before, broken.subarray(to)]),
      () => Buffer.concat([broken.subarray(0, to), broken.subarray(at)]),
      () => before,
    ])();
  }
  return broken;
}
