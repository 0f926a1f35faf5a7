import {
  type StreetConvention,
  type StreetLanguage,
  streetConvention,
} from '../../street/street-convention.ts';
import { obtain } from '../../text/group-by.ts';
import { countryOf } from '../index.ts';
import { englishStreets } from '../shared/english-streets.ts';
import { frenchStreets, spanishStreets } from '../shared/romance-streets.ts';

const known = new Map<string, StreetConvention>();

/**
 * Returns how the country writes streets; undefined if that is not understood. Street data then stays silent.
 */
export function streetConventionOf(country: string): StreetConvention | undefined {
  const { streets, names } = countryOf(country);
  if (streets === undefined) return undefined;
  return obtain(known, country, () => streetConvention(country, streets, names?.hasDigraphs === true));
}

const abroad = streetConvention(
  '',
  { languages: [englishStreets, frenchStreets, spanishStreets], numberStands: 'first' },
  false,
);

/** The words for streets in a country; where its own are not known, those that many countries share. */
export function streetLanguagesOf(convention: StreetConvention | undefined): readonly StreetLanguage[] {
  return (convention ?? abroad).languages;
}
