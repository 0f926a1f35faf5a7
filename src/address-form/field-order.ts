import type { AddressLayout } from '../address/address-layout.ts';
import type { AddressPart } from '../address/postal-address.ts';
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
 * country's own. The name comes first everywhere: forms ask for it first also where labels end with it.
 */
export function fieldOrder(layout: AddressLayout, language: Language): FormPart[] {
  const { labelFormat, latinLabelFormat = labelFormat } = layout;
  const format = layout.language === language ? labelFormat : latinLabelFormat;
  const letters = [...format.matchAll(/%([A-Z])/g)].map(([, letter = '']) => letter);
  return ['name', ...letters.flatMap((letter) => partsOf[letter] ?? [])];
}
