import { placeKey } from '../../address/countries/profile/name-keys-of.ts';
import { placeNameForms } from '../../address/text/place-name-forms.ts';
import { noArea } from '../read/places-file.ts';
import { sortTexts } from '../read/text-table.ts';
import type { JoinedPlaces } from './join-places.ts';
import type { MatchedAreas } from './match-areas.ts';
import type { OtherNames } from './other-names.ts';
import { Interner, type PlaceTable } from './place-table.ts';

/** The localities and divisions of a table, numbered by key, then area, places before divisions. */
export interface Localities {
  readonly count: number;
  /** Distinct keys, sorted. */
  readonly keys: readonly string[];
  /** The first locality of each key, followed by the total count. */
  readonly firstOfKey: Uint32Array;
  readonly keyOf: Uint32Array;
  readonly names: readonly string[];
  /** Index of the area, or `noArea`. */
  readonly areaOf: Uint16Array;
  readonly isDivision: Uint8Array;
  /**
   * Pairs of a row and a locality that it names: one pair for each form of each name of a row, in the order
   * of the rows.
   */
  readonly rowOfPair: Uint32Array;
  readonly localityOfPair: Uint32Array;
  /** 0 for names that only lead to their place and are not among the names of the row's code. */
  readonly isListedPair: Uint8Array;
  /** The locality whose name is suggested: itself, unless it is only another name of a place. */
  readonly preferredOf: Uint32Array;
}

interface Form {
  readonly key: number;
  readonly name: string;
  /**
   * The index, among the forms of its row, of the form that this is another name of; -1 for the source's own
   * name.
   */
  readonly otherOf: number;
  /** Whether it is among the names of its row's code, or only leads to one of them. */
  readonly isListed: boolean;
}

/**
 * Collects the localities of a table. All rows that name a place or division with one key in one area name
 * the same locality.
 */
export function collectLocalities(
  table: PlaceTable,
  areas: MatchedAreas,
  others: OtherNames,
  joined: JoinedPlaces,
): Localities {
  const found = new Collector(table.format.country, areas.areas.length, others);
  const everywhere = others.everywhere === undefined ? [] : found.forms(others.everywhere);
  const places = table.places.texts.map((name) => found.forms(name));
  const divisions = table.levels.map((level) =>
    level.divisions.map(({ name, otherName }) =>
      found.withOthers(found.forms(name), otherName === undefined ? [] : [otherName], true),
    ),
  );
  for (let row = 0; row < table.rowCount; row++) {
    if (joined.isJoined[row] === 1) continue;
    const area = areas.areaOfRow[row] ?? -1;
    found.addAll(row, area, false, everywhere);
    const forms = places[table.placeOfRow[row] ?? 0] ?? [];
    const known = found.withOthers(forms, table.otherNames.get(row), true);
    found.addAll(
      row,
      area,
      false,
      found.withOthers(known, namesOfPlace(table, joined.placeOfRow[row]), false),
    );
    for (const [level, column] of table.levels.entries()) {
      found.addAll(row, area, true, divisions[level]?.[column.rows[row] ?? 0] ?? []);
    }
  }
  return found.sorted();
}

/** Returns the name and other names of the place without a code to which a row is joined. */
function namesOfPlace(table: PlaceTable, row = -1): readonly string[] {
  if (row < 0) return [];
  return [table.places.texts[table.placeOfRow[row] ?? 0] ?? '', ...(table.otherNames.get(row) ?? [])];
}

class Collector {
  readonly #country: string;
  readonly #areaCount: number;
  readonly #others: OtherNames;
  readonly #keys = new Interner();
  /** The number of each name's key; undefined for a name without a letter or digit. */
  readonly #keyOf = new Map<string, number | undefined>();
  readonly #numberOf = new Map<number, number>();
  readonly #identities: number[] = [];
  readonly #names: string[] = [];
  readonly #rows: number[] = [];
  readonly #localities: number[] = [];
  readonly #listed: number[] = [];
  /** By locality: the one that it is another name of, or -1 if some row uses it as the main name. */
  readonly #otherOf: number[] = [];

  constructor(country: string, areaCount: number, others: OtherNames) {
    this.#country = country;
    this.#areaCount = areaCount;
    this.#others = others;
  }

  /** Returns the ways to write one name, each with the number of its key, followed by their other names. */
  forms(name: string): Form[] {
    const forms = new Map<number, Form>();
    const own = placeNameForms(name);
    for (const form of own) this.#keep(forms, form, -1, true);
    for (const form of own) {
      const key = placeKey(form, this.#country);
      const otherOf = [...forms.keys()].indexOf(this.#keys.number(key));
      for (const other of this.#others.of(form, key)) this.#keep(forms, other, otherOf, true);
    }
    return [...forms.values()];
  }

  /** Returns the forms of a row's name, followed by the other names in the row itself. */
  withOthers(own: readonly Form[], names: readonly string[] = [], isListed: boolean): readonly Form[] {
    if (names.length === 0 || own.length === 0) return own;
    const forms = new Map(own.map((form) => [form.key, form]));
    for (const name of names) this.#keep(forms, name, 0, isListed);
    return [...forms.values()];
  }

  #keep(forms: Map<number, Form>, name: string, otherOf: number, isListed: boolean): void {
    const key = this.#keyNumber(name);
    if (key !== undefined && !forms.has(key)) forms.set(key, { key, name, otherOf, isListed });
  }

  #keyNumber(name: string): number | undefined {
    const known = this.#keyOf.get(name);
    if (known !== undefined || this.#keyOf.has(name)) return known;
    const text = placeKey(name, this.#country);
    const key = text === '' ? undefined : this.#keys.number(text);
    this.#keyOf.set(name, key);
    return key;
  }

  addAll(row: number, area: number, isDivision: boolean, forms: readonly Form[]): void {
    const numbers = forms.map(({ key, name }) => this.#number(key, name, area, isDivision));
    for (const [index, number] of numbers.entries()) {
      const otherOf = numbers[forms[index]?.otherOf ?? -1] ?? -1;
      if (this.#otherOf[number] === undefined || otherOf < 0) this.#otherOf[number] = otherOf;
      this.#rows.push(row);
      this.#localities.push(number);
      this.#listed.push(Number(forms[index]?.isListed));
    }
  }

  #number(key: number, name: string, area: number, isDivision: boolean): number {
    const identity = (key * (this.#areaCount + 1) + (area + 1)) * 2 + Number(isDivision);
    const known = this.#numberOf.get(identity);
    if (known !== undefined) return known;
    const number = this.#names.push(name) - 1;
    this.#numberOf.set(identity, number);
    this.#identities.push(identity);
    return number;
  }

  #preferred(number: number): number {
    const otherOf = this.#otherOf[number] ?? -1;
    if (otherOf < 0) return number;
    // The form may itself be another name, from a later row.
    const further = this.#otherOf[otherOf] ?? -1;
    return further < 0 ? otherOf : further;
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
      isListedPair: Uint8Array.from(this.#listed),
      preferredOf: Uint32Array.from(order, (number) => renumbered[this.#preferred(number)] ?? 0),
    };
  }
}

function areaOf(rest: number): number {
  const area = Math.floor(rest / 2) - 1;
  return area < 0 ? noArea : area;
}

/** Returns the first locality of each key, followed by the count of localities. A key may have none. */
function firstOfEach(keyOfLocality: Uint32Array, keyCount: number): Uint32Array {
  const first = new Uint32Array(keyCount + 1);
  let key = 0;
  for (const [locality, own] of keyOfLocality.entries()) {
    while (key <= own) first[key++] = locality;
  }
  return first.fill(keyOfLocality.length, key);
}
