import { obtain } from '../../address/text/group-by.ts';
import { sortTexts } from '../../gazetteer/read/text-table.ts';
import { findAscending } from '../read/street-block.ts';
import type { StreetAt, StreetsContent } from '../read/streets-file.ts';
import { NumberCollector } from './number-collector.ts';
import { fullerName } from './plain-name.ts';

export function mergeStreets(contents: readonly StreetsContent[]): StreetsContent {
  const [only] = contents;
  if (only !== undefined && contents.length === 1) return only;
  const codes = mergeTexts(contents.map((content) => content.codeTexts));
  const streets = mergeTexts(contents.map((content) => content.streetKeys));
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

/** Goes through each list twice, because together they are too long to be held in memory. */
function mergeTexts(lists: readonly (() => Iterable<string>)[]) {
  const distinct = new Set<string>();
  for (const list of lists) for (const text of list()) distinct.add(text);
  const texts = sortTexts([...distinct]);
  const numbers = new Map(texts.map((text, number) => [text, number]));
  const ascending = lists.map((list) => Uint32Array.from(list(), (text) => numbers.get(text) ?? 0));
  return {
    texts,
    /** Returns the merged number of a text, by the content that has it and its number there. */
    meant: (content: number, own: number) => ascending[content]?.[own] ?? 0,
    /** Returns the number that a content has for a merged text, or -1. */
    find: (content: number, at: number) => findAscending(ascending[content] ?? new Uint32Array(0), at),
  };
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
