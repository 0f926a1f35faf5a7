import { countryOf } from '../address/countries/index.ts';
import type { AddressPart } from '../address/postal-address.ts';
import { obtain } from '../address/text/group-by.ts';
import { shippingFieldLimits, wireNames } from '../fields/shipping-fields.ts';
import type { Market, MarketPart } from '../market/market.ts';
import { type Language, languages } from '../words/render-problem.ts';
import { labelsOf } from '../words/words.ts';
import type { AddressLayout, AreaNames } from './address-layout.ts';

/** HTML's names for what fields hold (HTML Living Standard, autofill). */
const autocomplete = {
  name: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  line3: 'address-line3',
  locality: 'address-level2',
  administrativeArea: 'address-level1',
  postalCode: 'postal-code',
} as const satisfies Record<AddressPart, string>;

export function createAddressForm(market: Market, layout: AddressLayout, language: Language) {
  const labelFormat = labelFormatFor(layout, language);
  const parts = partsInOrder(labelFormat, market.parts);
  return {
    market: market.code,
    name: marketName(market.code, language),
    language,
    /** In the order in which they are shown. */
    fields: parts.map((part) => formField(part, market, layout, language)),
    /** How an address is shown: `{field}` stands for a field by its wire name, a line break for a line. */
    label: labelTemplate(labelFormat, parts),
    /** How a phone number is written: a form with # for digits, or an example. */
    phoneForm: market.phone.form,
    pickUp: market.shipping.offersPickUp,
  };
}

function formField(part: AddressPart, market: Market, layout: AddressLayout, language: Language) {
  const field = wireNames[part];
  const kind = isMarketPart(part) ? layout.kinds[part] : part;
  const labels = labelsOf(languages[language].fields);
  const postalCode = part === 'postalCode' ? market.country.format : undefined;
  return {
    field,
    /** What the market calls it, for forms with labels of their own. */
    kind,
    label: labels[kind],
    required: isRequired(part, market),
    /** Most characters that a field takes, in UTF-16 units. */
    maxLength: shippingFieldLimits[field],
    autocomplete: autocomplete[part],
    /** The known values of Province; null for every other field, and where any text is allowed. */
    options: part === 'administrativeArea' ? provincesOf(market, layout, language) : null,
    /** Source of a regular expression for a whole postal code in capital letters; null without a rule. */
    pattern: postalCode?.postalCodePattern ?? null,
    example: postalCode?.postalCodeExample ?? null,
  };
}

function isRequired(part: AddressPart, { parts }: Market): boolean {
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
 * It leaves out parts that the form does not have; parts that labels do not show come last.
 */
function labelTemplate(labelFormat: string, parts: readonly AddressPart[]): string {
  const label = labelFormat.replace(/([^%]*)%([A-Zn])/g, (_, between: string, letter: string) => {
    if (letter === 'n') return `${between}\n`;
    const shown = (partsOf[letter] ?? []).filter((part) => parts.includes(part));
    return shown.length === 0 ? '' : between + shown.map(placeholder).join('\n');
  });
  const lines = label.split('\n').map((line) => line.replace(/^[\s,/-]+/, ''));
  const added = parts.map(placeholder).filter((each) => !label.includes(each));
  return [...lines.filter((line) => line !== ''), ...added].join('\n');
}

function placeholder(part: AddressPart): string {
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
    value: code,
    label: nameOf(layout.areaNames[code] ?? {}, layout, language) ?? code,
    /** Whether orders are shipped there; a branch may be there all the same. */
    served: isServed(code, market),
  }));
  if (layout.language === language) return options;
  const { compare } = new Intl.Collator(language);
  return options.sort((a, b) => compare(a.label, b.label));
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

/**
 * The parts that a letter of a label format stands for; letters without a part (%O, %D, %X) are no field
 * here.
 */
export const partsOf: Readonly<Record<string, readonly AddressPart[]>> = {
  N: ['name'],
  A: ['line1', 'line2', 'line3'],
  C: ['locality'],
  S: ['administrativeArea'],
  Z: ['postalCode'],
};

const marketParts: readonly MarketPart[] = ['locality', 'administrativeArea', 'postalCode'];

/**
 * The parts of a form in the order of the country's labels. The name comes first, as forms ask for it. Parts
 * that the operator removed are left out; parts that labels do not show and the operator asks for come last.
 */
function partsInOrder(labelFormat: string, rules: Market['parts']): readonly AddressPart[] {
  const labelled = [...labelFormat.matchAll(/%([A-Z])/g)].flatMap(([, letter = '']) => partsOf[letter] ?? []);
  const all = new Set<AddressPart>(['name', ...labelled, ...marketParts]);
  return [...all].filter((part) => !isMarketPart(part) || rules[part] !== 'none');
}

/**
 * The country's label, in Latin script unless the language is the country's own. Prefixes such as SE- are for
 * mail abroad.
 */
export function labelFormatFor(
  { labelFormat, latinLabelFormat = labelFormat, language: own }: AddressLayout,
  language: string | undefined,
): string {
  return (own === language ? labelFormat : latinLabelFormat).replace(/(?<![%A-Z])[A-Z]+-(?=%Z)/g, '');
}

function isMarketPart(part: AddressPart): part is MarketPart {
  return marketParts.some((each) => each === part);
}
