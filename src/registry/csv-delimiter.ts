import { Readable } from 'node:stream';

const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Only this much of a longer first line is read. */
const mostBytes = 65_536;
const lineEnd = 0x0a;

/** The delimiter in the first line of a CSV file, and the file again from its beginning. */
export async function seeDelimiter(input: Readable): Promise<{ delimiter: Delimiter; whole: Readable }> {
  const pieces: Buffer[] = [];
  const rest: AsyncIterator<Buffer> = input[Symbol.asyncIterator]();
  let length = 0;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    pieces.push(next.value);
    length += next.value.length;
    if (next.value.includes(lineEnd) || length >= mostBytes) break;
  }
  const [line = ''] = Buffer.concat(pieces).toString('utf8').split('\n', 1);
  const again = async function* () {
    yield* pieces;
    yield* { [Symbol.asyncIterator]: () => rest };
  };
  return { delimiter: delimiterOf(line), whole: Readable.from(again(), { objectMode: false }) };
}

/** The most frequent delimiter outside quotes; a comma where there is none. */
export function delimiterOf(line: string): Delimiter {
  const bare = line.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
