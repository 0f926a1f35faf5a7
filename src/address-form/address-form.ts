import { countryOf } from '../address/countries/index.ts';
import { obtain } from '../address/text/group-by.ts';
import { shippingFieldLimits, wireNames } from '../fields/shipping-fields.ts';
import type { Market } from '../market/market.ts';
import { type Language, languages } from '../words/render-problem.ts';
import { labelsOf } from '../words/words.ts';
import type { AddressLayout, AreaNames, FieldKind } from './address-layout.ts';
import {
  type FormPart,
  fieldOrder,
  isMarketPart,
  labelFormatFor,
  partsOf,
  unlabelledParts,
} from './field-order.ts';

export type AddressForm = ReturnType<typeof createAddressForm>;

export type FormField = AddressForm['fields'][number];

/** HTML's names for what fields hold (HTML Living Standard, autofill). */
const autocomplete = {
  name: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  line3: 'address-line3',
  locality: 'address-level2',
  administrativeArea: 'address-level1',
  postalCode: 'postal-code',
} as const satisfies Record<FormPart, string>;

export function createAddressForm(market: Market, layout: AddressLayout, language: Language) {
  return {
    market: market.code,
    name: marketName(market.code, language),
    language,
    /** In the order in which they are shown. */
    fields: fieldOrder(layout, language, market.parts).map((part) =>
      formField(part, market, layout, language),
    ),
    /** How an address is shown: `{field}` stands for a field by its wire name, a line break for a line. */
    label: labelTemplate(layout, language, market.parts),
    /** How a phone number is written: a form with # for digits, or an example. */
    phoneForm: market.phone.form,
    offersPickUp: market.shipping.offersPickUp,
  };
}

function formField(part: FormPart, market: Market, layout: AddressLayout, language: Language) {
  const field = wireNames[part];
  const kind = kindOf(part, layout);
  const labels = labelsOf(languages[language].fields);
  const postalCode = part === 'postalCode' ? market.country.format : undefined;
  return {
    field,
    /** What the market calls it, for forms with labels of their own. */
    kind,
    label: labels[kind],
    isRequired: isRequired(part, market),
    /** Most characters that a field takes, in UTF-16 units. */
    maxLength: shippingFieldLimits[field],
    autocomplete: autocomplete[part],
    /** The known values of Province; null for every other field, and where any text is allowed. */
    provinces: part === 'administrativeArea' ? provincesOf(market, layout, language) : null,
    /** Source of a regular expression for a whole postal code in capital letters; null without a rule. */
    pattern: postalCode?.postalCodePattern ?? null,
    example: postalCode?.postalCodeExample ?? null,
  };
}

function kindOf(part: FormPart, { kinds }: AddressLayout): FieldKind {
  return isMarketPart(part) ? kinds[part] : part;
}

function isRequired(part: FormPart, { parts }: Market): boolean {
  return isMarketPart(part) ? parts[part] === 'required' : part === 'name' || part === 'line1';
}

/** A market's name in a language, from the CLDR data in Node. */
export function marketName(code: string, language: Language): string {
  const names = obtain(regionNames, language, () => new Intl.DisplayNames(language, { type: 'region' }));
  return names.of(code) ?? code;
}

const regionNames = new Map<Language, Intl.DisplayNames>();

/**
 * An address as the country's labels show it, a line break for each line: `{City}, {Province} {PostalCode}`.
 * It leaves out parts that the operator removed; parts that labels do not show come last.
 */
function labelTemplate(layout: AddressLayout, language: Language, parts: Market['parts']): string {
  const isShown = (part: FormPart) => !isMarketPart(part) || parts[part] !== 'none';
  const label = labelFormatFor(layout, language).replace(
    /([^%]*)%([A-Zn])/g,
    (_, between: string, letter: string) => {
      if (letter === 'n') return `${between}\n`;
      const shown = letter === 'N' ? (['name'] as const) : (partsOf[letter] ?? []).filter(isShown);
      return shown.length === 0 ? '' : between + shown.map(placeholder).join('\n');
    },
  );
  const lines = label.split('\n').map((line) => line.replace(/^[\s,/-]+/, ''));
  const added = unlabelledParts(layout, language, parts).map(placeholder);
  return [...lines.filter((line) => line !== ''), ...added].join('\n');
}

function placeholder(part: FormPart): string {
  return `{${wireNames[part]}}`;
}

/**
 * The provinces of a market by their names in a language, sorted by name. In the country's own language the
 * names are those of the address metadata. Null where none are listed and any text is allowed.
 */
function provincesOf(market: Market, layout: AddressLayout, language: Language) {
  const { administrativeAreas } = market.country.format;
  if (administrativeAreas.length === 0) return null;
  const options = administrativeAreas.map(({ code }) => ({
    /** What a submission holds: the province as an address shows it. */
    code,
    name: nameOf(layout.areaNames[code] ?? {}, layout, language) ?? code,
    /** Whether orders are shipped there; a branch may be there all the same. */
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
