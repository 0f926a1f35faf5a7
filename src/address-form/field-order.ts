import type { AddressLayout } from '../address/address-layout.ts';
import type { AddressPart } from '../address/postal-address.ts';
import type { Market, MarketPart } from '../market/market.ts';
import type { Language } from '../problem/render-problem.ts';

export type FormPart = AddressPart;

/** The parts that a letter of a label format stands for; what stands for none (%O, %D, %X) is no field here. */
const partsOf: Readonly<Record<string, readonly FormPart[]>> = {
  A: ['line1', 'line2', 'line3'],
  C: ['locality'],
  S: ['administrativeArea'],
  Z: ['postalCode'],
};

/**
 * The fields of a form in the order of the country's labels, in Latin script unless the reader's language is the
 * country's own. The name comes first everywhere: forms ask for it first also where labels end with it. What the operator
 * has taken out of the market is left out, and what labels do not show and the operator asks for comes last.
 */
export function fieldOrder(layout: AddressLayout, language: Language, parts: Market['parts']): FormPart[] {
  const { labelFormat, latinLabelFormat = labelFormat } = layout;
  const format = layout.language === language ? labelFormat : latinLabelFormat;
  const letters = [...format.matchAll(/%([A-Z])/g)].map(([, letter = '']) => letter);
  const onLabel = letters.flatMap((letter) => partsOf[letter] ?? []);
  const shown = onLabel.filter((part) => !isMarketPart(part) || parts[part] !== 'none');
  const added = marketPartsInOrder.filter((part) => parts[part] !== 'none' && !onLabel.includes(part));
  return ['name', ...shown, ...added];
}

const marketPartsInOrder: readonly MarketPart[] = ['locality', 'administrativeArea', 'postalCode'];

function isMarketPart(part: FormPart): part is MarketPart {
  return marketPartsInOrder.some((each) => each === part);
}
