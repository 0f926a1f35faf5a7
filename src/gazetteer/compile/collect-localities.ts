import { obtain } from '../../address/text/group-by.ts';
import { placeNameForms } from '../../address/text/place-name-forms.ts';
import { gatherLists, listOf } from '../read/lists.ts';
import { noArea } from '../read/places-file.ts';
import { sortTexts } from '../read/text-table.ts';
import type { JoinedPlaces } from './join-places.ts';
import type { MatchedAreas } from './match-areas.ts';
import type { OtherNames } from './other-names.ts';
import { Interner, type PlaceTable } from './place-table.ts';

export type Localities = ReturnType<typeof collectLocalities>;

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
 * Collects the localities and divisions of a table, numbered by key, then area, places before divisions. All
 * rows that name a place or division with one key in one area name the same locality. What one row calls by
 * one key is spelled alike: the place "Cordoba" is spelled as its municipality or its town, "Córdoba".
 */
export function collectLocalities(
  table: PlaceTable,
  areas: MatchedAreas,
  others: OtherNames,
  joined: JoinedPlaces,
) {
  const found = new Collector(table, areas.areas.length, others);
  const isMarked = writesMarks(table);
  const everywhere = others.everywhere === undefined ? [] : found.forms(placeNameForms(others.everywhere));
  const places = table.places.texts.map((_, place) => found.forms(table.formsOfPlace(place)));
  const divisions = table.levels.map((level) =>
    level.divisions.map(({ name, otherName }) => {
      const forms = found.forms(placeNameForms(name));
      return otherName === undefined ? forms : found.withOthers(forms, [otherName], true);
    }),
  );
  let last: { place: number; others: readonly string[]; joined: number; forms: readonly Form[] } | undefined;
  for (let row = 0; row < table.rowCount; row++) {
    if (joined.isJoined[row] === 1) continue;
    const area = areas.areaOfRow[row] ?? -1;
    const [place, joinedTo] = [table.placeOfRow[row] ?? 0, joined.placeOfRow[row] ?? -1];
    const own = table.otherNames.get(row) ?? noNames;
    // Rows of one place follow one another.
    if (last?.place !== place || last.others !== own || last.joined !== joinedTo) {
      const known = found.withOthers(places[place] ?? [], own, true);
      const forms = found.withOthers(known, namesOfPlace(table, joinedTo), false);
      last = { place, others: own, joined: joinedTo, forms };
    }
    found.addAll(row, area, false, everywhere);
    found.addAll(row, area, false, last.forms);
    const around = table.levels.map((level, at) => divisions[at]?.[level.rows[row] ?? 0] ?? []);
    for (const forms of around) found.addAll(row, area, true, forms);
    if (isMarked) found.spellAlike(area, last.forms, around.flat(), namesOfPlace(table, joinedTo)[0]);
  }
  return found.sorted();
}

const noNames: readonly string[] = [];

/** Returns the name and other names of the place without a code to which a row is joined. */
function namesOfPlace(table: PlaceTable, row: number): readonly string[] {
  if (row < 0) return noNames;
  return [table.places.texts[table.placeOfRow[row] ?? 0] ?? '', ...(table.otherNames.get(row) ?? [])];
}

const mark = /\p{M}/gu;
const smallWord = / \p{Ll}\S{0,3}(?= )/gu;

/** Whether a name is the other one with more marks, or with small words where that one has capitals. */
function isBetterSpelled(name: string, other: string): boolean {
  if (name === other || name.length !== other.length) return false;
  const [own, others] = [name.normalize('NFD'), other.normalize('NFD')];
  const letters = (text: string) => text.replace(mark, '').toLowerCase();
  if (letters(own) !== letters(others)) return false;
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const marks = count(own, mark) - count(others, mark);
  return marks > 0 || (marks === 0 && count(name, smallWord) > count(other, smallWord));
}

/** Whether some names of postal data have letters with marks. Those of the American post have none. */
function writesMarks({ places, placeOfRow, codeOfRow }: PlaceTable): boolean {
  const isMarked = places.texts.map((name) => /[\u00c0-\u024f]/.test(name));
  return codeOfRow.some((code, row) => code >= 0 && isMarked[placeOfRow[row] ?? 0]);
}

class Collector {
  readonly #table: PlaceTable;
  /** How many pairs of an area and a kind a key can be in. */
  readonly #perKey: number;
  readonly #others: OtherNames;
  readonly #keys = new Interner();
  readonly #numberOf = new Map<number, number>();
  readonly #identities: number[] = [];
  readonly #names: string[] = [];
  readonly #rows: number[] = [];
  readonly #localities: number[] = [];
  readonly #listed: number[] = [];
  /** The localities of forms where they were added last. Sources list the places of one area together. */
  readonly #latest = new Map<readonly Form[], { readonly area: number; readonly localities: number[] }>();
  /** By locality: the one that it is another name of, or -1 if some row uses it as the main name. */
  readonly #otherOf: number[] = [];

  constructor(table: PlaceTable, areaCount: number, others: OtherNames) {
    this.#table = table;
    this.#perKey = (areaCount + 1) * 2;
    this.#others = others;
  }

  /** Returns the ways to write one name, each with the number of its key, followed by their other names. */
  forms(own: readonly string[]): Form[] {
    const forms: Form[] = [];
    for (const form of own) this.#keep(forms, form, -1, true);
    for (const form of own) {
      const key = this.#keyNumber(form);
      const others = this.#others.of(form, this.#keys.texts[key] ?? '');
      if (others.length === 0) continue;
      const otherOf = forms.findIndex((each) => each.key === key);
      for (const other of others) this.#keep(forms, other, otherOf, true);
    }
    return forms;
  }

  /** Returns the forms of a row's name, followed by the other names in the row itself, and theirs. */
  withOthers(own: readonly Form[], names: readonly string[], isListed: boolean): readonly Form[] {
    if (names.length === 0 || own.length === 0) return own;
    const forms = [...own];
    for (const name of names) {
      this.#keep(forms, name, 0, isListed);
      for (const other of this.#others.listed(this.#table.keyOf(name))) this.#keep(forms, other, 0, isListed);
    }
    return forms;
  }

  #keep(forms: Form[], name: string, otherOf: number, isListed: boolean): void {
    const key = this.#keyNumber(name);
    if (key >= 0 && !forms.some((form) => form.key === key)) forms.push({ key, name, otherOf, isListed });
  }

  /** Returns the number of a name's key; -1 for a name without a letter or digit. */
  #keyNumber(name: string): number {
    const key = this.#table.keyOf(name);
    return key === '' ? -1 : this.#keys.number(key);
  }

  addAll(row: number, area: number, isDivision: boolean, forms: readonly Form[]): void {
    if (forms.length === 0) return;
    let latest = this.#latest.get(forms);
    if (latest?.area !== area) {
      latest = { area, localities: this.#localitiesOf(forms, area, isDivision) };
      this.#latest.set(forms, latest);
    }
    for (let index = 0; index < forms.length; index++) {
      this.#rows.push(row);
      this.#localities.push(latest.localities[index] ?? 0);
      this.#listed.push(forms[index]?.isListed === true ? 1 : 0);
    }
  }

  #localitiesOf(forms: readonly Form[], area: number, isDivision: boolean): number[] {
    const localities = forms.map(({ key, name }) => this.#number(key, name, area, isDivision));
    for (const [index, number] of localities.entries()) {
      const { otherOf: form = -1 } = forms[index] ?? {};
      const otherOf = form < 0 ? -1 : (localities[form] ?? -1);
      if (this.#otherOf[number] === undefined || otherOf < 0) this.#otherOf[number] = otherOf;
    }
    return localities;
  }

  /**
   * Gives a row's place, its divisions and its town one spelling, the best, where they have one key. A name
   * that another row spells otherwise stays: Munster is not Münster.
   */
  spellAlike(area: number, [place]: readonly Form[], divisions: readonly Form[], town = ''): void {
    if (place === undefined) return;
    const alike = divisions.filter(({ key }) => key === place.key);
    const best = [place.name, ...alike.map(({ name }) => name), town].reduce((a, b) =>
      isBetterSpelled(b, a) ? b : a,
    );
    for (const form of [place, ...alike]) {
      const number = this.#number(form.key, form.name, area, form !== place);
      if (this.#names[number] === form.name) this.#names[number] = best;
    }
  }

  #number(key: number, name: string, area: number, isDivision: boolean): number {
    const identity = key * this.#perKey + (area + 1) * 2 + (isDivision ? 1 : 0);
    return obtain(this.#numberOf, identity, () => {
      this.#identities.push(identity);
      return this.#names.push(name) - 1;
    });
  }

  #preferred(number: number): number {
    const otherOf = this.#otherOf[number] ?? -1;
    if (otherOf < 0) return number;
    // The form may itself be another name, from a later row.
    const further = this.#otherOf[otherOf] ?? -1;
    return further < 0 ? otherOf : further;
  }

  sorted() {
    const keys = sortTexts([...this.#keys.texts]);
    const rankOfKey = new Uint32Array(keys.length);
    for (const [rank, key] of keys.entries()) rankOfKey[this.#keys.number(key)] = rank;
    const count = this.#names.length;
    const rankOf = (number: number) =>
      rankOfKey[Math.floor((this.#identities[number] ?? 0) / this.#perKey)] ?? 0;
    const restOf = (number: number) => (this.#identities[number] ?? 0) % this.#perKey;
    const ofKey = gatherLists(keys.length, count, rankOf, (number) => number);
    for (let key = 0; key < keys.length; key++) {
      const namesakes = listOf(ofKey, key);
      if (namesakes.length > 1) namesakes.sort((a, b) => restOf(a) - restOf(b));
    }
    const order = ofKey.items;
    const renumbered = new Uint32Array(count);
    for (let index = 0; index < count; index++) renumbered[order[index] ?? 0] = index;
    return {
      count,
      keys,
      /** The first locality of each key, followed by the total count. */
      firstOfKey: ofKey.offsets,
      keyOf: order.map(rankOf),
      names: Array.from(order, (number) => this.#names[number] ?? ''),
      /** Index of the area, or `noArea`. */
      areaOf: Uint16Array.from(order, (number) => areaOf(restOf(number))),
      isDivision: Uint8Array.from(order, (number) => restOf(number) % 2),
      /**
       * Pairs of a row and a locality that it names: one pair for each form of each name of a row, in the
       * order of the rows.
       */
      rowOfPair: new Uint32Array(this.#rows),
      localityOfPair: Uint32Array.from(this.#localities, (number) => renumbered[number] ?? 0),
      /** 0 for names that only lead to their place and are not among the names of the row's code. */
      isListedPair: new Uint8Array(this.#listed),
      /** The locality whose name is suggested: itself, unless it is only another name of a place. */
      preferredOf: order.map((number) => renumbered[this.#preferred(number)] ?? 0),
    };
  }
}

function areaOf(rest: number): number {
  const area = Math.floor(rest / 2) - 1;
  return area < 0 ? noArea : area;
}
