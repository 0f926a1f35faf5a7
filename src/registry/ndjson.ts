import { isUtf8 } from 'node:buffer';
import type { Problem } from '../fields/problem.ts';
import type { Submission } from '../submission/field-reader.ts';

/** One record of a file, or why the line at which it begins holds none. Lines count from 1. */
export type RecordLine =
  | { readonly line: number; readonly record: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly problem: Problem; readonly isBlank?: true };

/** Bytes of a line of a file or an upload. */
export const longestLine = 1_048_576;

const lineEnd = 0x0a;
const nothing = Buffer.alloc(0);

/**
 * Reads newline-delimited JSON objects in UTF-8 in batches, one for each piece of input that ends a line. A
 * line of more than `longest` bytes is skipped without being kept in memory.
 */
export async function* readNdjson(input: AsyncIterable<Buffer>, longest = longestLine) {
  let line = 0;
  let pieces: Buffer[] = [];
  let length = 0;
  const add = (piece: Buffer) => {
    length += piece.length;
    if (length <= longest) pieces.push(piece);
    else pieces = [];
  };
  const end = (): RecordLine => {
    const text = length > longest ? null : pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
    pieces = [];
    length = 0;
    line += 1;
    if (text !== null) return parseLine(text ?? nothing, line);
    return { line, problem: { code: 'Line.TooLong', params: { max: String(longest) } } };
  };
  for await (const chunk of input) {
    const lines: RecordLine[] = [];
    let from = 0;
    for (let to = chunk.indexOf(lineEnd); to >= 0; to = chunk.indexOf(lineEnd, from)) {
      add(chunk.subarray(from, to));
      lines.push(end());
      from = to + 1;
    }
    if (from < chunk.length) add(chunk.subarray(from));
    if (lines.length > 0) yield lines;
  }
  if (length > 0) yield [end()];
}

function parseLine(bytes: Buffer, line: number): RecordLine {
  const record = parseJsonObject(bytes);
  if (typeof record === 'object') return { line, record };
  const isBlank = bytes.toString('utf8').trim() === '';
  return { line, problem: { code: `Line.${record}` }, ...(isBlank && { isBlank }) };
}

/**
 * The JSON object in UTF-8 (RFC 8259) that bytes hold, or what they are instead. Members are not checked
 * here: after JSON.parse `__proto__` is an own property, and is ignored like any unknown member.
 */
export function parseJsonObject(bytes: Buffer): Submission | 'NotJson' | 'NotObject' {
  // A decoder would replace broken bytes by replacement characters, and a label would show them.
  if (!isUtf8(bytes)) return 'NotJson';
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'NotObject';
    return value as Submission;
  } catch {
    // The parser's own message quotes the bytes.
    return 'NotJson';
  }
}
