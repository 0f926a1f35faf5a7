/**
 * What does it cost to encrypt a field, and what would it cost if each nonce were drawn by itself instead of
 * 256 at once?
 *
 *   npx tsx bench/nonces.ts
 *
 * Both take turns; a POST application encrypts three fields.
 */
import { randomBytes } from 'node:crypto';
import { createFieldCipher } from '../src/store/field-cipher.ts';
import { median } from './statistics.ts';

const calls = 20_000;
const cipher = createFieldCipher([{ id: 'bench', key: randomBytes(32) }]);
const cell = { table: 'applications', column: 'pin', rowKey: 'session' };
const ways = {
  'as it is': () => cipher.encrypt(cell, '1234'),
  'and a nonce drawn by itself': () => {
    randomBytes(12);
    return cipher.encrypt(cell, '1234');
  },
};
const found = Object.entries(ways).map(([name, encrypt]) => ({ name, encrypt, micros: [] as number[] }));
for (let round = 0; round < 15; round += 1)
  for (const { encrypt, micros } of found) {
    const start = process.cpuUsage();
    for (let call = 0; call < calls; call += 1) encrypt();
    const { user, system } = process.cpuUsage(start);
    micros.push((user + system) / calls);
  }
for (const { name, micros } of found)
  process.stdout.write(`${name}: ${median(micros).toFixed(1)} µs of processor time\n`);
