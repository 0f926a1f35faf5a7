import type { Lists } from './lists.ts';
import { encodeTexts, TextReader } from './text-table.ts';

/** How a value stands in one section of a compiled file, or in several one after another. */
export interface SectionKind<Written, Read = Written> {
  /** What the sections are called behind the name of the value: nothing if there is only one. */
  readonly names: readonly string[];
  encode(value: Written): readonly Uint8Array[];
  /** Takes its sections from the front of the list. Numbers and texts are views of the bytes. */
  decode(sections: Uint8Array[]): Read;
}

type Kinds = Readonly<Record<string, SectionKind<unknown>>>;

/** The values of several kinds, under the names of these. */
type WrittenOf<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends SectionKind<infer Written, unknown> ? Written : never;
};
type ReadOf<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends SectionKind<never, infer Read> ? Read : never;
};

/** Values under names, in the order in which these are written down. */
export function record<Members extends Kinds>(
  members: Members,
): SectionKind<WrittenOf<Members>, ReadOf<Members>> {
  const kinds = Object.entries(members);
  return {
    names: kinds.flatMap(([name, kind]) =>
      kind.names.map((each) => (each === '' ? name : `${name}.${each}`)),
    ),
    encode: (values) => kinds.flatMap(([name, kind]) => kind.encode(values[name])),
    decode: (sections) =>
      // Every member is there, of its own kind.
      Object.fromEntries(kinds.map(([name, kind]) => [name, kind.decode(sections)])) as ReadOf<Members>,
  };
}

interface NumberArray<View> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, offset: number, length: number): View;
}

function numbers<View extends Uint8Array | Uint16Array | Uint32Array | Float32Array>(
  Numbers: NumberArray<View>,
): SectionKind<View> {
  return {
    names: [''],
    encode: ({ buffer, byteOffset, byteLength }) => [new Uint8Array(buffer, byteOffset, byteLength)],
    decode(sections) {
      const { buffer, byteOffset, byteLength } = nextOf(sections);
      return new Numbers(buffer, byteOffset, byteLength / Numbers.BYTES_PER_ELEMENT);
    },
  };
}

export const u8 = numbers<Uint8Array>(Uint8Array);
export const u16 = numbers<Uint16Array>(Uint16Array);
export const u32 = numbers<Uint32Array>(Uint32Array);
export const f32 = numbers<Float32Array>(Float32Array);

export const lists: SectionKind<Lists> = record({ offsets: u32, items: u32 });

const tableOfTexts = record({ offsets: u32, bytes: u8 });

export const texts: SectionKind<readonly string[], TextReader> = {
  ...tableOfTexts,
  encode: (all) => tableOfTexts.encode(encodeTexts(all)),
  decode: (sections) => new TextReader(tableOfTexts.decode(sections)),
};

/** The compiler writes the shape, and the file's digest protects it. */
export function json<Value>(): SectionKind<Value> {
  return {
    names: [''],
    encode: (value) => [Buffer.from(JSON.stringify(value))],
    decode: (sections) => JSON.parse(Buffer.from(nextOf(sections)).toString('utf8')) as Value,
  };
}

function nextOf(sections: Uint8Array[]): Uint8Array {
  return sections.shift() ?? new Uint8Array();
}
