import { costs } from '../../cost/costs.ts';
import type { Places } from './places.ts';

/**
 * How unlikely a text is as a name of the country, judged by its letters, in nats: by all of them, or by the
 * oddest so many in a row. Takes a comparison key.
 */
export type LetterModel = (key: string, inRow?: number) => number;

// 0 stands for the ends of a name, 1 to 26 for a to z, and the last for every other letter.
const symbols = 28;
const other = 27;
const sampleSize = 6000;

/** Yields localities of the country, an even sample where there are many. */
export function* sampleOf({ localityCount }: Places): Generator<number> {
  const step = Math.max(1, Math.floor(localityCount / sampleSize));
  for (let locality = 0; locality < localityCount; locality += step) yield locality;
}

/** Learns which letters follow which from an even sample of the country's names. */
export function letterModel(places: Places): LetterModel {
  if (places.localityCount === 0) return () => 0;
  const three = new Uint32Array(symbols ** 3);
  const two = new Uint32Array(symbols ** 2);
  const afterTwo = new Uint32Array(symbols ** 2);
  const afterOne = new Uint32Array(symbols);
  for (const locality of sampleOf(places)) {
    walk(places.localityKey(locality), (before, last, symbol) => {
      three[(before * symbols + last) * symbols + symbol] =
        (three[(before * symbols + last) * symbols + symbol] ?? 0) + 1;
      two[last * symbols + symbol] = (two[last * symbols + symbol] ?? 0) + 1;
      afterTwo[before * symbols + last] = (afterTwo[before * symbols + last] ?? 0) + 1;
      afterOne[last] = (afterOne[last] ?? 0) + 1;
    });
  }
  return (key, inRow = Number.POSITIVE_INFINITY) => {
    const each: number[] = [];
    let nats = 0;
    let most = 0;
    walk(key, (before, last, symbol) => {
      const ofThree = three[(before * symbols + last) * symbols + symbol] ?? 0;
      const ofTwo = two[last * symbols + symbol] ?? 0;
      const likely =
        (costs.letterAfterTwo * ofThree) / ((afterTwo[before * symbols + last] ?? 0) || 1) +
        (costs.letterAfterOne * ofTwo) / ((afterOne[last] ?? 0) || 1) +
        costs.letterAnywhere / symbols;
      const letter = (symbol === other ? costs.letterOther : 0) - Math.log(likely);
      nats += letter - (each.length < inRow ? 0 : (each[each.length - inRow] ?? 0));
      each.push(letter);
      most = Math.max(most, nats);
    });
    return most;
  };
}

function walk(key: string, visit: (before: number, last: number, symbol: number) => void): void {
  let before = 0;
  let last = 0;
  for (let at = 0; at <= key.length; at++) {
    const letter = at === key.length ? 0 : key.charCodeAt(at) - 96;
    const symbol = at === key.length ? 0 : letter >= 1 && letter <= 26 ? letter : other;
    visit(before, last, symbol);
    before = last;
    last = symbol;
  }
}
