import { obtain } from '../../address/text/group-by.ts';
import { findAscending } from '../read/street-block.ts';
import type { StreetAt, StreetsContent } from '../read/streets-file.ts';
import { NumberCollector } from './number-collector.ts';
import { fullerName } from './plain-name.ts';

export function mergeStreets(contents: readonly StreetsContent[]): StreetsContent {
  const [only] = contents;
  if (only !== undefined && contents.length === 1) return only;
  const codes = mergeTexts(contents.map((content) => content.codeTexts()));
  const streets = mergeTexts(contents.map((content) => content.streetKeys()));
  const holdersOf = (merged: MergedTexts, at: number) =>
    contents.flatMap((content, index) => {
      const own = merged.find(index, at);
      return own < 0 ? [] : [{ content, index, own }];
    });
  // The same street is asked about twice in a row.
  let last: { readonly street: number; readonly names: ReadonlyMap<number, string> } | undefined;
  const namesByCode = (street: number) => {
    if (last?.street === street) return last.names;
    const names = new Map<number, string>();
    for (const { content, index, own } of holdersOf(streets, street)) {
      const written = content.namesOfStreet(own);
      for (const [at, ofContent] of content.codesOfStreet(own).entries()) {
        const code = codes.meant(index, ofContent);
        names.set(code, fullerName(names.get(code) ?? '', written[at] ?? ''));
      }
    }
    last = { street, names: new Map([...names].sort(([a], [b]) => a - b)) };
    return last.names;
  };
  return {
    codeCount: codes.texts.length,
    streetCount: streets.texts.length,
    codeTexts: () => codes.texts,
    isComplete: (code) => holdersOf(codes, code).some(({ content, own }) => content.isComplete(own)),
    streetKeys: () => streets.texts,
    namesOfStreet: (street) => [...namesByCode(street).values()],
    codesOfStreet: (street) => Uint32Array.from(namesByCode(street).keys()),
    streetsAt: (code) =>
      mergeBlocks(
        holdersOf(codes, code).map(({ content, index, own }) =>
          Array.from(content.streetsAt(own), ({ street, numbers }) => ({
            street: streets.meant(index, street),
            numbers,
          })),
        ),
      ),
  };
}

type MergedTexts = ReturnType<typeof mergeTexts>;

function mergeTexts(lists: readonly Iterable<string>[]) {
  const iterators = lists.map((list) => list[Symbol.iterator]());
  const heads = iterators.map((iterator) => headOf(iterator));
  const texts: string[] = [];
  const meant: number[][] = lists.map(() => []);
  for (;;) {
    const least = leastOf(heads);
    if (least === undefined) break;
    for (const [content, iterator] of iterators.entries()) {
      if (heads[content] !== least) continue;
      meant[content]?.push(texts.length);
      heads[content] = headOf(iterator);
    }
    texts.push(least);
  }
  const ascending = meant.map((numbers) => Uint32Array.from(numbers));
  return {
    texts,
    /** Returns the merged number of a text, by the content that has it and its number there. */
    meant: (content: number, own: number) => ascending[content]?.[own] ?? 0,
    /** Returns the number that a content has for a merged text, or -1. */
    find: (content: number, at: number) => findAscending(ascending[content] ?? new Uint32Array(0), at),
  };
}

function headOf(iterator: Iterator<string>): string | undefined {
  const { done, value } = iterator.next();
  return done === true ? undefined : value;
}

/** Returns the first text in the order of bytes. */
function leastOf(heads: readonly (string | undefined)[]): string | undefined {
  let least: string | undefined;
  for (const head of heads) {
    if (head !== undefined && (least === undefined || isBefore(head, least))) least = head;
  }
  return least;
}

const ascii = /^[\x20-\x7e]*$/;

function isBefore(a: string, b: string): boolean {
  return ascii.test(a) && ascii.test(b) ? a < b : Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;
}

function mergeBlocks(blocks: readonly (readonly StreetAt[])[]): readonly StreetAt[] {
  const [only] = blocks;
  if (only !== undefined && blocks.length === 1) return only;
  const collectors = new Map<number, NumberCollector>();
  for (const { street, numbers } of blocks.flat())
    obtain(collectors, street, () => new NumberCollector()).addAll(numbers);
  return [...collectors]
    .sort(([a], [b]) => a - b)
    .map(([street, collector]) => ({ street, numbers: collector.take() }));
}
