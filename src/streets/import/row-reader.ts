import { countryOf } from '../../address/countries/index.ts';
import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { postalCodeRules } from '../../address/countries/profile/postal-code-rules.ts';
import { streetConventionOf } from '../../address/countries/profile/street-convention-of.ts';
import { primaryPart, readPostalCode } from '../../address/reading/postal-code.ts';
import { type HouseNumber, joinNumbers, readHouseNumbers } from '../../address/street/house-number.ts';
import type { NumberRange } from '../../address/street/streets.ts';
import { remember } from '../../address/text/remember.ts';
import { DataError } from '../../gazetteer/read/data-error.ts';
import type { OfEachPart } from './source-kinds.ts';

/** An address, or a side of a stretch of road, in the spelling of its source; missing parts are empty. */
export interface SourceRow extends OfEachPart<string> {
  readonly range?: NumberRange;
}

/** A line of a source, numbered from 1: its rows, and why what is no row is none. */
export interface SourceLine {
  readonly line: number;
  readonly rows: readonly (SourceRow | string)[];
}

// No country has more codes. A source with more appends delivery points, each of which is rare.
const mostRemembered = 200_000;

export type RowReader = ReturnType<typeof rowReader>;

/**
 * Reads postal codes and house numbers as a country writes them. Throws a `DataError` for a country whose
 * streets are not understood.
 */
export function rowReader(format: AddressFormat) {
  const convention = streetConventionOf(format.country);
  const rules = postalCodeRules(format, countryOf(format.country).codes);
  if (convention === undefined || rules === null)
    throw new DataError(`Streets and house numbers of ${format.country} are not understood.`);
  return {
    convention,
    /** Returns the canonical postal code without its delivery point; null if the text is not a whole code. */
    postalCode: remember((text): string | null => {
      const { status, canonical } = readPostalCode(text, rules);
      return status === 'valid' ? primaryPart(canonical, rules) : null;
    }, mostRemembered),
    /** Returns the house numbers of a row; empty if they are not understood. */
    numbers({ number, numberLast }: Pick<SourceRow, 'number' | 'numberLast'>): HouseNumber[] {
      const first = readHouseNumbers(number, convention);
      if (numberLast === '' || first.length !== 1) return first;
      const [from] = first;
      const [to] = readHouseNumbers(numberLast, convention);
      return from === undefined ? [] : joinNumbers('range', from, to);
    },
  };
}
