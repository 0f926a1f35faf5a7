import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { placeKey } from '../../address/countries/profile/name-keys-of.ts';
import type { Position } from '../../address/countries/profile/places.ts';
import { postalCodeRules } from '../../address/countries/profile/postal-code-rules.ts';
import { canonicalPostalCode } from '../../address/reading/postal-code.ts';
import { obtain } from '../../address/text/group-by.ts';
import { placeNameForms } from '../../address/text/place-name-forms.ts';
import { cleanText, type Division, noDivision, type PlaceRow } from '../read/place-row.ts';
import { Interner } from './interner.ts';

export const noNames: readonly string[] = [];

/** The divisions of one level, each under a small number. */
class DivisionColumn {
  readonly rows: number[] = [];
  readonly divisions: Division[] = [];
  readonly #numbers = new Map<string, number>();

  add(division: Division): void {
    // Sources list the places of one division together.
    const last = this.rows.at(-1) ?? -1;
    const known = this.divisions[last];
    const isSame = known?.name === division.name && known.code === division.code;
    this.rows.push(isSame ? last : this.#number(division));
  }

  #number(division: Division): number {
    const [name, code] = [cleanText(division.name), cleanText(division.code)];
    const identity = `${name}\n${code}`;
    return obtain(this.#numbers, identity, () => this.divisions.push({ ...division, name, code }) - 1);
  }
}

/** The rows of one country by column, as numbers only, so that millions of rows fit into memory. */
export class PlaceTable {
  readonly format: AddressFormat;
  readonly codes = new Interner();
  readonly places = new Interner();
  /** The keys of names. */
  readonly keys = new Interner();
  /** -1 where a row has no code. */
  readonly codeOfRow: number[] = [];
  readonly placeOfRow: number[] = [];
  readonly levels = [new DivisionColumn(), new DivisionColumn(), new DivisionColumn()] as const;
  readonly latitudes: number[] = [];
  readonly longitudes: number[] = [];
  /** 0 where it is not known. */
  readonly populations: number[] = [];
  /** The number of each row's source among the table's sources. */
  readonly sourceOfRow: number[] = [];
  /** By row. */
  readonly otherNames: (readonly string[])[] = [];
  /** The last code of each range by its first one, both in canonical form. */
  readonly lastOfRange = new Map<string, string>();
  readonly #canonical: (text: string) => string;
  readonly #keyOfName = new Map<string, number>();
  readonly #formsOfPlace: (readonly string[])[] = [];
  /** Rows of one place often share the list of its other names. */
  #lastOthers: { given: readonly string[]; clean: readonly string[] } = { given: noNames, clean: noNames };

  constructor(format: AddressFormat) {
    this.format = format;
    this.#canonical = canonicalizer(format);
  }

  /** Returns the number of a name's key, which is made once; -1 for a name without a letter or digit. */
  keyNumber(name: string): number {
    return obtain(this.#keyOfName, name, () => {
      const key = placeKey(name, this.format.country);
      return key === '' ? -1 : this.keys.number(key);
    });
  }

  keyOf(name: string): string {
    return this.keys.texts[this.keyNumber(name)] ?? '';
  }

  formsOfPlace(place: number): readonly string[] {
    const forms = this.#formsOfPlace[place] ?? placeNameForms(this.places.texts[place] ?? '');
    this.#formsOfPlace[place] = forms;
    return forms;
  }

  get rowCount(): number {
    return this.codeOfRow.length;
  }

  rowsWithoutCode(): number[] {
    const rows: number[] = [];
    for (let row = 0; row < this.rowCount; row++) if ((this.codeOfRow[row] ?? -1) < 0) rows.push(row);
    return rows;
  }

  /** Returns the division of a row; `level` counts from 0. */
  division(level: number, row: number): Division {
    const column = this.levels[level];
    return column?.divisions[column.rows[row] ?? -1] ?? noDivision;
  }

  add(row: PlaceRow, source = 0): void {
    const { postalCode, lastPostalCode, otherNames = noNames } = row;
    this.otherNames.push(this.#cleaned(otherNames));
    const code = postalCode === '' ? '' : this.#canonical(postalCode);
    // The earlier of two ranges with the same first code counts, since later sources come first.
    if (lastPostalCode !== undefined && !this.lastOfRange.has(code))
      this.lastOfRange.set(code, this.#canonical(lastPostalCode));
    this.codeOfRow.push(code === '' ? -1 : this.codes.number(code));
    this.placeOfRow.push(this.places.number(cleanText(row.place)));
    for (const [level, division] of row.divisions.entries()) this.levels[level]?.add(division);
    this.latitudes.push(row.latitude);
    this.longitudes.push(row.longitude);
    this.populations.push(row.population ?? 0);
    this.sourceOfRow.push(source);
  }

  #cleaned(given: readonly string[]): readonly string[] {
    if (given !== this.#lastOthers.given) this.#lastOthers = { given, clean: given.map(cleanText) };
    return this.#lastOthers.clean;
  }
}

export function positionOfRow(table: PlaceTable, row: number): Position {
  return { latitude: table.latitudes[row] ?? Number.NaN, longitude: table.longitudes[row] ?? Number.NaN };
}

// Special delivery of large receivers in France and its territories: "97491 CEDEX" is the code 97491.
const cedex = /\s+cedex\b.*$/i;
const plainCode = /^[A-Z\d]+$/;

/**
 * Returns a function that converts the codes of a source to the form that the engine looks up. The country's
 * letters stay only if its pattern has them.
 */
function canonicalizer(format: AddressFormat): (text: string) => string {
  const pattern = postalCodeRules(format, {})?.canonicalPattern;
  return (text) => {
    const code = plainCode.test(text) ? text : canonicalPostalCode(text.replace(cedex, ''));
    if (pattern === undefined || pattern.test(code)) return code;
    if (pattern.test(format.country + code)) return format.country + code;
    const bare = code.startsWith(format.country) ? code.slice(format.country.length) : code;
    return pattern.test(bare) ? bare : code;
  };
}
