import { Readable } from 'node:stream';

const delimiters = [',', ';', '\t', '|'] as const;
/** What may stand between the cells of a CSV file. */
export type Delimiter = (typeof delimiters)[number];

/** A first line that is longer is judged by its beginning. */
const mostBytes = 65_536;
const lineEnd = 0x0a;

/** Which delimiter the first line of a CSV file has, and the file again from its beginning. */
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

/** The one that is there most often outside quotes; a comma where none is. */
export function delimiterOf(line: string): Delimiter {
  const bare = line.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
