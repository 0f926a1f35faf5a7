import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toUtf8 } from './to-utf8.ts';

/** The text that is read of bytes that arrive in pieces, and what is said. */
async function read(bytes: Buffer, pieceLength = bytes.length || 1) {
  const said: string[] = [];
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
  };
  const read: Buffer[] = [];
  for await (const piece of toUtf8(pieces(), 'a.csv', (sentence) => said.push(sentence))) read.push(piece);
  return { text: new TextDecoder().decode(Buffer.concat(read)), said };
}

const latin = (text: string) => Buffer.from(text, 'latin1');
const isWindows = ['a.csv is not in UTF-8, so it is read as Windows-1252.'];

describe('toUtf8', () => {
  test('reads what is no UTF-8 as Windows-1252, and says so once', async () => {
    const text = 'Zürich;Straße;Ärger\n'.repeat(3);
    for (const length of [1, 7, 1000])
      expect(await read(latin(text), length)).toEqual({ text, said: isWindows });
  });

  test('reads the signs of Windows-1252 that Latin-1 lacks, and none where it has none', async () => {
    const bytes = Buffer.from([0x80, 0x20, 0x8a, 0x92, 0x9f, 0x20, 0x81, 0xe4]);
    expect(await read(bytes)).toEqual({ text: '€ Š’Ÿ \ufffdä', said: isWindows });
  });

  test('reads a file whose last byte alone is no UTF-8', async () => {
    expect(await read(latin('Koß'))).toEqual({ text: 'Koß', said: isWindows });
    expect(await read(latin('ß'), 1)).toEqual({ text: 'ß', said: isWindows });
  });

  test('a pair of letters that happens to be UTF-8 does not make a file UTF-8', async () => {
    const bytes = Buffer.concat([latin('Zürich Gru'), Buffer.from([0xdf, 0x94]), latin(' Köln Bär')]);
    expect((await read(bytes)).text).toBe('Zürich Gruß” Köln Bär');
  });

  test('a broken letter in UTF-8 stays broken, and is said', async () => {
    const bytes = Buffer.concat([Buffer.from('Zürich, Köln, Z'), latin('ü'), Buffer.from('rich')]);
    expect(await read(bytes)).toEqual({
      text: 'Zürich, Köln, Z\ufffdrich',
      said: ['a.csv is in UTF-8, but some of its letters are damaged.'],
    });
  });

  test('what begins with the byte order mark of UTF-8 is UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('\ufeffZ'), latin('ürich')]);
    for (const length of [1, 100]) expect((await read(bytes, length)).text).toBe('Z\ufffdrich');
  });

  test('reads UTF-16 by its byte order mark without a word', async () => {
    const little = Buffer.from('\ufeffZürich, 東京 😀', 'utf16le');
    const big = Buffer.from(little).swap16();
    for (const bytes of [little, big])
      for (const length of [1, 3, 1000])
        expect(await read(bytes, length)).toEqual({ text: 'Zürich, 東京 😀', said: [] });
  });

  test('UTF-8 passes unchanged, however it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 9 }),
        async (text, length) => {
          const bytes = Buffer.from(`.${text}`);
          expect(await read(bytes, length)).toEqual({ text: bytes.toString(), said: [] });
        },
      ),
    );
  });
});
