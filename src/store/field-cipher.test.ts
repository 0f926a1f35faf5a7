import { createDecipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/support/any-text.ts';
import { type CipherKey, createFieldCipher, FieldCipherError } from './field-cipher.ts';

const first: CipherKey = { id: 'k-1', key: Buffer.alloc(32, 1) };
const second: CipherKey = { id: 'k_2', key: Buffer.alloc(32, 2) };
const cell = { table: 'applications', column: 'pin', rowKey: 's1' };
const cipher = createFieldCipher([first]);

function faultOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof FieldCipherError) return /is (.*)\.$/.exec(error.message)?.[1] ?? '';
  }
  return 'none';
}

describe('what is refused', () => {
  test('a value with any one character changed, left out or put in', () => {
    const value = cipher.encrypt(cell, '0042');
    const position = fc.nat(value.length - 1);
    const character = fc.constantFrom(...'ABab01-_.= vk');
    fc.assert(
      fc.property(position, character, fc.constantFrom('change', 'remove', 'insert'), (at, char, kind) => {
        const rest = kind === 'insert' ? value.slice(at) : value.slice(at + 1);
        const tampered = value.slice(0, at) + (kind === 'remove' ? '' : char) + rest;
        if (tampered !== value) expect(() => cipher.decrypt(cell, tampered)).toThrow(FieldCipherError);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a value with any one bit of its bytes flipped', () => {
    const [version, id, encoded = ''] = cipher.encrypt(cell, 'secret').split('.');
    const bytes = Buffer.from(encoded, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const value = [version, id, flipped.toString('base64url')].join('.');
      expect(faultOf(() => cipher.decrypt(cell, value))).toBe('not authentic');
    }
  });

  test('a value moved to another table, column or row', () => {
    const value = cipher.encrypt(cell, '0042');
    for (const change of [{ table: 'profiles' }, { column: 'tax_id' }, { rowKey: 's2' }])
      expect(faultOf(() => cipher.decrypt({ ...cell, ...change }, value))).toBe('not authentic');
  });

  test('a cell whose parts run together differently', () => {
    const value = cipher.encrypt({ table: 'a', column: 'b","c', rowKey: 'd' }, 'x');
    expect(faultOf(() => cipher.decrypt({ table: 'a', column: 'b', rowKey: 'c","d' }, value))).toBe(
      'not authentic',
    );
  });

  test('a value of a key that is not configured', () => {
    const value = createFieldCipher([second]).encrypt(cell, '0042');
    expect(faultOf(() => cipher.decrypt(cell, value))).toBe('encrypted with a key that is not configured');
  });

  test('a value whose key id was exchanged for another configured one', () => {
    const both = createFieldCipher([first, second]);
    const value = both.encrypt(cell, '0042').replace(first.id, second.id);
    expect(faultOf(() => both.decrypt(cell, value))).toBe('not authentic');
  });

  test.each(['', '0042', 'v1.k-1.', 'v2.k-1.AAAA', `v1.k-1.${'A'.repeat(36)}`])(
    'the malformed value %j',
    (value) => {
      expect(faultOf(() => cipher.decrypt(cell, value))).toBe('malformed');
    },
  );

  test('a tag cut to four bytes, which the cipher itself would take', () => {
    const [, , encoded = ''] = cipher.encrypt(cell, '').split('.');
    const bytes = Buffer.from(encoded, 'base64url');
    const lenient = createDecipheriv('aes-256-gcm', first.key, bytes.subarray(0, 12), { authTagLength: 4 });
    lenient.setAAD(Buffer.from(JSON.stringify(['v1', 'k-1', 'applications', 'pin', 's1'])));
    lenient.setAuthTag(bytes.subarray(12, 16));
    expect(lenient.final()).toHaveLength(0);
    const cut = `v1.k-1.${bytes.subarray(0, 16).toString('base64url')}`;
    expect(faultOf(() => cipher.decrypt(cell, cut))).toBe('malformed');
  });

  test('no keys', () => {
    expect(() => createFieldCipher([])).toThrow(RangeError);
  });

  test('a refusal tells neither value nor row', () => {
    const error = new FieldCipherError('not authentic', cell);
    expect(error.message).toContain('applications.pin');
    expect(JSON.stringify(error) + error.message).not.toContain('s1');
  });
});

describe('what is kept', () => {
  test('any text comes back from its own cell', () => {
    const part = anyText();
    fc.assert(
      fc.property(part, part, part, part, (text, table, column, rowKey) => {
        const own = { table, column, rowKey };
        expect(cipher.decrypt(own, cipher.encrypt(own, text))).toBe(text);
      }),
    );
  });

  test('the same text never makes the same value twice', () => {
    const values = Array.from({ length: 1_000 }, () => cipher.encrypt(cell, '0042'));
    expect(new Set(values).size).toBe(1_000);
  });

  test('the first key encrypts, and values of the others are still read', () => {
    const rotated = createFieldCipher([second, first]);
    expect(rotated.encrypt(cell, '0042')).toMatch(/^v1\.k_2\./);
    expect(rotated.decrypt(cell, cipher.encrypt(cell, '0042'))).toBe('0042');
  });
});
