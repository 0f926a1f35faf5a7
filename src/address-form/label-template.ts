import { wireNames } from '../fields/shipping-fields.ts';
import type { Market } from '../market/market.ts';
import type { Language } from '../problem/render-problem.ts';
import type { AddressLayout } from './address-layout.ts';
import { type FormPart, labelFormatFor, partsOf, unlabelledParts } from './field-order.ts';

/**
 * An address as the country's labels show it, a line break for each line: `{City}, {Province} {PostalCode}`.
 * It leaves out parts that the operator removed; parts that labels do not show come last.
 */
export function labelTemplate(layout: AddressLayout, language: Language, parts: Market['parts']): string {
  const isShown = (part: FormPart) => !(part in parts) || parts[part as keyof typeof parts] !== 'none';
  const label = labelFormatFor(layout, language)
    // Prefixes such as SE- are for mail from abroad.
    .replace(/(?<![%A-Z])[A-Z]+-(?=%Z)/g, '')
    .replace(/([^%]*)%([A-Zn])/g, (_, between: string, letter: string) => {
      if (letter === 'n') return `${between}\n`;
      const shown = letter === 'N' ? (['name'] as const) : (partsOf[letter] ?? []).filter(isShown);
      return shown.length === 0 ? '' : between + shown.map(placeholder).join('\n');
    });
  const lines = label.split('\n').map((line) => line.replace(/^[\s,/-]+/, ''));
  const added = unlabelledParts(layout, language, parts).map(placeholder);
  return [...lines.filter((line) => line !== ''), ...added].join('\n');
}

function placeholder(part: FormPart): string {
  return `{${wireNames[part]}}`;
}
