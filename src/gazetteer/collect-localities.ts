import { placeKey } from '../address/place-key.ts';
import { placeNameForms } from '../address/place-name-forms.ts';
import type { MatchedAreas } from './match-areas.ts';
import type { OtherNames } from './other-names.ts';
import { Interner, type PlaceTable } from './place-table.ts';
import { noArea } from './places-file.ts';
import { sortTexts } from './text-table.ts';

/** The localities and divisions of a table, numbered by key, then area, places before divisions. */
export interface Localities {
  readonly count: number;
  /** Distinct keys, sorted. */
  readonly keys: readonly string[];
  /** The first locality of each key, and the count behind the last. */
  readonly firstOfKey: Uint32Array;
  readonly keyOf: Uint32Array;
  readonly names: readonly string[];
  /** Index of the area, or `noArea`. */
  readonly areaOf: Uint16Array;
  readonly isDivision: Uint8Array;
  /** Which row names which locality: one pair for each form of each name of a row, in the order of the rows. */
  readonly rowOfPair: Uint32Array;
  readonly localityOfPair: Uint32Array;
}

interface Form {
  readonly key: number;
  readonly name: string;
}

/** A place or division of one key in one area is one locality, whatever row names it. */
export function collectLocalities(table: PlaceTable, areas: MatchedAreas, others: OtherNames): Localities {
  const found = new Collector(table.format.country, areas.areas.length, others);
  const everywhere = others.everywhere === undefined ? [] : found.forms(others.everywhere);
  const places = table.places.texts.map((name) => found.forms(name));
  const divisions = table.levels.map((level) => level.divisions.map(({ name }) => found.forms(name)));
  for (let row = 0; row < table.rowCount; row++) {
    const area = areas.areaOfRow[row] ?? -1;
    found.addAll(row, area, false, everywhere);
    found.addAll(row, area, false, places[table.placeOfRow[row] ?? 0]);
    for (const [level, column] of table.levels.entries()) {
      found.addAll(row, area, true, divisions[level]?.[column.rows[row] ?? 0]);
    }
  }
  return found.sorted();
}

class Collector {
  readonly #country: string;
  readonly #areaCount: number;
  readonly #others: OtherNames;
  readonly #keys = new Interner();
  readonly #numberOf = new Map<number, number>();
  readonly #identities: number[] = [];
  readonly #names: string[] = [];
  readonly #rows: number[] = [];
  readonly #localities: number[] = [];

  constructor(country: string, areaCount: number, others: OtherNames) {
    this.#country = country;
    this.#areaCount = areaCount;
    this.#others = others;
  }

  /** The ways to write one name, its other names behind them, each with the number of its key. */
  forms(name: string): Form[] {
    const forms = new Map<number, string>();
    for (const form of placeNameForms(name)) {
      const key = this.#keep(forms, form);
      for (const other of this.#others.of(form, key)) this.#keep(forms, other);
    }
    return [...forms].map(([key, text]) => ({ key, name: text }));
  }

  #keep(forms: Map<number, string>, name: string): string {
    const key = placeKey(name, this.#country);
    const number = key === '' ? undefined : this.#keys.number(key);
    if (number !== undefined && !forms.has(number)) forms.set(number, name);
    return key;
  }

  addAll(row: number, area: number, isDivision: boolean, forms: readonly Form[] | undefined): void {
    for (const { key, name } of forms ?? []) {
      const identity = (key * (this.#areaCount + 1) + (area + 1)) * 2 + Number(isDivision);
      let number = this.#numberOf.get(identity);
      if (number === undefined) {
        number = this.#names.push(name) - 1;
        this.#numberOf.set(identity, number);
        this.#identities.push(identity);
      }
      this.#rows.push(row);
      this.#localities.push(number);
    }
  }

  sorted(): Localities {
    const keys = sortTexts([...this.#keys.texts]);
    const rank = new Map(keys.map((key, index) => [key, index]));
    const rankOfKey = this.#keys.texts.map((key) => rank.get(key) ?? 0);
    const perKey = (this.#areaCount + 1) * 2;
    const keyOf = (number: number) => Math.floor((this.#identities[number] ?? 0) / perKey);
    const restOf = (number: number) => (this.#identities[number] ?? 0) % perKey;
    const places = Float64Array.from(this.#names, (_, number) => {
      return (rankOfKey[keyOf(number)] ?? 0) * perKey + restOf(number);
    });
    const order = Array.from(this.#names, (_, number) => number);
    order.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
    const renumbered = new Uint32Array(order.length);
    for (const [index, number] of order.entries()) renumbered[number] = index;
    const keyOfLocality = Uint32Array.from(order, (number) => rankOfKey[keyOf(number)] ?? 0);
    return {
      count: order.length,
      keys,
      firstOfKey: firstOfEach(keyOfLocality, keys.length),
      keyOf: keyOfLocality,
      names: order.map((number) => this.#names[number] ?? ''),
      areaOf: Uint16Array.from(order, (number) => areaOf(restOf(number))),
      isDivision: Uint8Array.from(order, (number) => restOf(number) % 2),
      rowOfPair: Uint32Array.from(this.#rows),
      localityOfPair: Uint32Array.from(this.#localities, (number) => renumbered[number] ?? 0),
    };
  }
}

function areaOf(rest: number): number {
  const area = Math.floor(rest / 2) - 1;
  return area < 0 ? noArea : area;
}

function firstOfEach(keyOfLocality: Uint32Array, keyCount: number): Uint32Array {
  const first = new Uint32Array(keyCount + 1).fill(keyOfLocality.length);
  for (let locality = keyOfLocality.length - 1; locality >= 0; locality--) {
    first[keyOfLocality[locality] ?? 0] = locality;
  }
  return first;
}
