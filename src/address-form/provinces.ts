import { countryOf } from '../address/countries/index.ts';
import type { Market } from '../market/market.ts';
import type { Language } from '../problem/render-problem.ts';
import type { AddressLayout, AreaNames } from './address-layout.ts';

export interface ProvinceOption {
  /** What a submission holds: the province as an address shows it. */
  readonly code: string;
  readonly name: string;
  /** Whether orders are shipped there; a branch may be there all the same. */
  readonly isServed: boolean;
}

/**
 * The provinces of a market by their names in a language, sorted by name. In the country's own language the
 * names are those of the address metadata. Null where none are listed and any text is allowed.
 */
export function provincesOf(
  market: Market,
  layout: AddressLayout,
  language: Language,
): readonly ProvinceOption[] | null {
  const { administrativeAreas } = market.country.format;
  if (administrativeAreas.length === 0) return null;
  const options = administrativeAreas.map(({ code }) => ({
    code,
    name: nameOf(layout.areaNames[code] ?? {}, layout, language) ?? code,
    isServed: isServed(code, market),
  }));
  if (layout.language === language) return options;
  const { compare } = new Intl.Collator(language);
  return options.sort((a, b) => compare(a.name, b.name));
}

/** AA, AE and AP contain only military addresses; elsewhere these letters are provinces like any other. */
function isServed(code: string, { shipping, country }: Market): boolean {
  const isMilitary = countryOf(country.format.country).military?.areas.has(code) === true;
  return shipping.shipsTo(code) && !(isMilitary && shipping.refusesMilitary);
}

function nameOf(names: AreaNames, layout: AddressLayout, language: Language): string | undefined {
  if (layout.language === language) return names.default;
  return names[language] ?? names.latin ?? names.default;
}
