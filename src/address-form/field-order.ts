import type { AddressPart } from '../address/postal-address.ts';
import type { Market, MarketPart } from '../market/market.ts';
import type { Language } from '../words/render-problem.ts';
import type { AddressLayout } from './address-layout.ts';

export type FormPart = AddressPart;

/**
 * The parts that a letter of a label format stands for; letters without a part (%O, %D, %X) are no field
 * here.
 */
export const partsOf: Readonly<Record<string, readonly FormPart[]>> = {
  A: ['line1', 'line2', 'line3'],
  C: ['locality'],
  S: ['administrativeArea'],
  Z: ['postalCode'],
};

/**
 * The fields of a form in the order of the country's labels, in Latin script unless the language is the
 * country's own. The name comes first, as forms ask for it. Parts that the operator removed are left out;
 * parts that labels do not show and the operator asks for come last.
 */
export function fieldOrder(layout: AddressLayout, language: Language, parts: Market['parts']): FormPart[] {
  const shown = labelledParts(layout, language).filter(
    (part) => !isMarketPart(part) || parts[part] !== 'none',
  );
  return ['name', ...shown, ...unlabelledParts(layout, language, parts)];
}

/** The country's label, in Latin script for other languages. Prefixes such as SE- are for mail abroad. */
export function labelFormatFor(
  { labelFormat, latinLabelFormat = labelFormat, language: own }: AddressLayout,
  language: string | undefined,
): string {
  return (own === language ? labelFormat : latinLabelFormat).replace(/(?<![%A-Z])[A-Z]+-(?=%Z)/g, '');
}

export function unlabelledParts(
  layout: AddressLayout,
  language: Language,
  parts: Market['parts'],
): MarketPart[] {
  const onLabel = labelledParts(layout, language);
  return marketPartsInOrder.filter((part) => parts[part] !== 'none' && !onLabel.includes(part));
}

function labelledParts(layout: AddressLayout, language: Language): FormPart[] {
  const letters = [...labelFormatFor(layout, language).matchAll(/%([A-Z])/g)].map(
    ([, letter = '']) => letter,
  );
  return letters.flatMap((letter) => partsOf[letter] ?? []);
}

const marketPartsInOrder: readonly MarketPart[] = ['locality', 'administrativeArea', 'postalCode'];

export function isMarketPart(part: FormPart): part is MarketPart {
  return marketPartsInOrder.some((each) => each === part);
}
