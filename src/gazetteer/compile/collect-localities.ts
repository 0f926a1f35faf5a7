import { obtain } from '../../address/text/group-by.ts';
import { placeNameForms } from '../../address/text/place-name-forms.ts';
import { gatherLists, listOf } from '../read/lists.ts';
import { noArea } from '../read/places-file.ts';
import type { JoinedPlaces } from './join-places.ts';
import type { MatchedAreas } from './match-areas.ts';
import type { OtherNames } from './other-names.ts';
import { noNames, type PlaceTable } from './place-table.ts';

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

/** The ways to write a name, and their localities in the slot where they were added last. */
interface Forms {
  readonly forms: readonly Form[];
  slot: number;
  localities: readonly number[];
}

/**
 * What an area may have of one name: a place, another one without a code far from the codes of the first, and
 * a division.
 */
const kinds = { place: 0, placeApart: 1, division: 2 } as const;
type Kind = (typeof kinds)[keyof typeof kinds];
const kindCount = 3;

function slotOf(area: number, kind: Kind): number {
  return (area + 1) * kindCount + kind;
}

/**
 * Collects the localities and divisions of a table, numbered by key, then area, places before divisions. All
 * rows that name a place or division with one key in one area name the same locality. A place without a code
 * that is joined to none with one is another: Ramsey in Cambridgeshire is not Ramsey in Essex. What one row
 * calls by one key is spelled alike: the place "Cordoba" is spelled as its municipality or its town,
 * "Córdoba".
 */
export function collectLocalities(
  table: PlaceTable,
  areas: MatchedAreas,
  others: OtherNames,
  joined: JoinedPlaces,
) {
  const found = new Collector(table, areas.areas.length, others);
  const isMarked = writesMarks(table);
  const everywhere = found.forms(others.everywhere === undefined ? [] : placeNameForms(others.everywhere));
  const places = table.places.texts.map((_, place) => found.forms(table.formsOfPlace(place)));
  const divisions = table.levels.map((level) =>
    level.divisions.map(({ name, otherName }) => {
      const forms = found.forms(placeNameForms(name));
      return otherName === undefined ? forms : found.withOthers(forms, [otherName], true);
    }),
  );
  const isApart = placesApart(table, areas);
  const named = [table.placeOfRow, table.otherNames, table.populations, joined.placeOfRow];
  const placed = [areas.areaOfRow, ...table.levels.map(({ rows }) => rows)];
  let last = -1;
  let own = everywhere;
  let town: string | undefined;
  let inhabitants = 0;
  for (let row = 0; row < table.rowCount; row++) {
    if (joined.isJoined[row] === 1) continue;
    const area = areas.areaOfRow[row] ?? -1;
    // Rows of one place follow one another.
    const hasSame = (columns: readonly ArrayLike<unknown>[]) =>
      columns.every((each) => each[row] === each[last]);
    const isSameName = hasSame(named);
    if (!isSameName) {
      const place = joined.placeOfRow[row] ?? -1;
      const names = namesOfPlace(table, place);
      const known = found.withOthers(places[table.placeOfRow[row] ?? 0], table.otherNames[row], true);
      own = found.withOthers(known, names, false);
      town = names[0];
      inhabitants = table.populations[place < 0 ? row : place] ?? 0;
    }
    const around = table.levels.map(({ rows }, at) => divisions[at]?.[rows[row] ?? 0] ?? nothing);
    const slot = slotOf(area, isApart(row) ? kinds.placeApart : kinds.place);
    found.add(row, slotOf(area, kinds.place), everywhere, inhabitants);
    found.add(row, slot, own, inhabitants);
    for (const each of around) found.add(row, slotOf(area, kinds.division), each, 0);
    if (isMarked && !(isSameName && hasSame(placed))) found.spellAlike(slot, own, around, town);
    last = row;
  }
  return found.sorted();
}

const notYet = -1;
const nothing: Forms = { forms: [], slot: notYet, localities: [] };

/** Tells of a row that is joined to none whether it has no code, and its name in its area has codes. */
function placesApart(table: PlaceTable, { areaOfRow, areas }: MatchedAreas): (row: number) => boolean {
  const nameOf = (row: number) =>
    table.keyNumber(table.places.texts[table.placeOfRow[row] ?? 0] ?? '') * (areas.length + 1) +
    (areaOfRow[row] ?? -1);
  const hasCode = (row: number) => (table.codeOfRow[row] ?? -1) >= 0;
  const coded = new Set<number>();
  for (let row = 0; row < table.rowCount; row++) if (hasCode(row)) coded.add(nameOf(row));
  return (row) => !hasCode(row) && coded.has(nameOf(row));
}

/** Returns the name and other names of the place without a code to which a row is joined. */
function namesOfPlace(table: PlaceTable, row: number): readonly string[] {
  if (row < 0) return noNames;
  return [table.places.texts[table.placeOfRow[row] ?? 0] ?? '', ...(table.otherNames[row] ?? noNames)];
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
  /** How many slots a key has. */
  readonly #perKey: number;
  readonly #others: OtherNames;
  /** By the numbers of keys: whether something is named so. */
  readonly #isUsed: boolean[] = [];
  readonly #numberOf = new Map<number, number>();
  readonly #identities: number[] = [];
  readonly #names: string[] = [];
  readonly #rows: number[] = [];
  readonly #localities: number[] = [];
  readonly #listed: number[] = [];
  /** By locality: the one that it is another name of, or -1 if some row uses it as the main name. */
  readonly #otherOf: number[] = [];
  /** By locality that is another name: the inhabitants of the place that it is one of. */
  readonly #inhabitants: number[] = [];

  constructor(table: PlaceTable, areaCount: number, others: OtherNames) {
    this.#table = table;
    this.#perKey = (areaCount + 1) * kindCount;
    this.#others = others;
  }

  /** Returns the ways to write one name, each with the number of its key, followed by their other names. */
  forms(own: readonly string[]): Forms {
    const forms: Form[] = [];
    for (const form of own) this.#keep(forms, form, -1, true);
    for (const form of own) {
      const key = this.#keyNumber(form);
      const others = this.#others.of(form, this.#table.keys.texts[key] ?? '');
      if (others.length === 0) continue;
      const otherOf = forms.findIndex((each) => each.key === key);
      for (const other of others) this.#keep(forms, other, otherOf, true);
    }
    return { ...nothing, forms };
  }

  /** Returns the forms of a row's name, followed by the other names in the row itself, and theirs. */
  withOthers(own = nothing, names = noNames, isListed: boolean): Forms {
    if (names.length === 0 || own.forms.length === 0) return own;
    const forms = [...own.forms];
    for (const name of names) {
      this.#keep(forms, name, 0, isListed);
      for (const other of this.#others.listed(this.#table.keyOf(name))) this.#keep(forms, other, 0, isListed);
    }
    return { ...nothing, forms };
  }

  #keep(forms: Form[], name: string, otherOf: number, isListed: boolean): void {
    const key = this.#keyNumber(name);
    if (key >= 0 && !forms.some((form) => form.key === key)) forms.push({ key, name, otherOf, isListed });
  }

  /** Returns the number of a name's key; -1 for a name without a letter or digit. */
  #keyNumber(name: string): number {
    const key = this.#table.keyNumber(name);
    if (key >= 0) this.#isUsed[key] = true;
    return key;
  }

  add(row: number, slot: number, names: Forms, inhabitants: number): void {
    const { forms } = names;
    if (forms.length === 0) return;
    // Sources list the places of one area together.
    if (names.slot !== slot) {
      names.slot = slot;
      names.localities = this.#localitiesOf(forms, slot, inhabitants);
    }
    for (let index = 0; index < forms.length; index++) {
      this.#rows.push(row);
      this.#localities.push(names.localities[index] ?? 0);
      this.#listed.push(forms[index]?.isListed === true ? 1 : 0);
    }
  }

  /** Another name that places of one area share is that of the largest. */
  #localitiesOf(forms: readonly Form[], slot: number, inhabitants: number): number[] {
    const localities = forms.map(({ key, name }) => this.#number(key, name, slot));
    for (const [index, number] of localities.entries()) {
      const { otherOf: form = -1 } = forms[index] ?? {};
      const otherOf = form < 0 ? -1 : (localities[form] ?? -1);
      const known = this.#otherOf[number];
      const isLarger = known !== -1 && inhabitants > (this.#inhabitants[number] ?? 0);
      if (known !== undefined && otherOf >= 0 && !isLarger) continue;
      this.#otherOf[number] = otherOf;
      this.#inhabitants[number] = inhabitants;
    }
    return localities;
  }

  /**
   * Gives a row's place, its divisions and its town one spelling, the best, where they have one key. A name
   * that another row spells otherwise stays: Munster is not Münster.
   */
  spellAlike(slot: number, { forms: [place] }: Forms, divisions: readonly Forms[], town = ''): void {
    if (place === undefined) return;
    const alike = divisions.flatMap(({ forms }) => forms.filter(({ key }) => key === place.key));
    const best = [place.name, ...alike.map(({ name }) => name), town].reduce((a, b) =>
      isBetterSpelled(b, a) ? b : a,
    );
    const ofDivisions = slot - (slot % kindCount) + kinds.division;
    for (const form of [place, ...alike]) {
      const number = this.#number(form.key, form.name, form === place ? slot : ofDivisions);
      if (this.#names[number] === form.name) this.#names[number] = best;
    }
  }

  #number(key: number, name: string, slot: number): number {
    const identity = key * this.#perKey + slot;
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
    const { texts: keys, ranks } = this.#table.keys.sorted((key) => this.#isUsed[key] === true);
    const count = this.#names.length;
    const rankOf = (number: number) => ranks[Math.floor((this.#identities[number] ?? 0) / this.#perKey)] ?? 0;
    const slotOfNumber = (number: number) => (this.#identities[number] ?? 0) % this.#perKey;
    const ofKey = gatherLists(keys.length, count, rankOf);
    for (let key = 0; key < keys.length; key++) {
      const namesakes = listOf(ofKey, key);
      if (namesakes.length > 1) namesakes.sort((a, b) => slotOfNumber(a) - slotOfNumber(b));
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
      areaOf: Uint16Array.from(order, (number) => areaOf(slotOfNumber(number))),
      isDivision: Uint8Array.from(order, (number) =>
        Number(slotOfNumber(number) % kindCount === kinds.division),
      ),
      /**
       * Pairs of a row and a locality that it names: one pair for each form of each name of a row, in the
       * order of the rows.
       */
      rowOfPair: new Uint32Array(this.#rows),
      localityOfPair: new Uint32Array(this.#localities).map((number) => renumbered[number] ?? 0),
      /** 0 for names that only lead to their place and are not among the names of the row's code. */
      isListedPair: new Uint8Array(this.#listed),
      /** The locality whose name is suggested: itself, unless it is only another name of a place. */
      preferredOf: order.map((number) => renumbered[this.#preferred(number)] ?? 0),
    };
  }
}

function areaOf(slot: number): number {
  const area = Math.floor(slot / kindCount) - 1;
  return area < 0 ? noArea : area;
}
