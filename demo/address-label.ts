import type { SuggestedAddress } from '@checkout-verification/client';
import { differenceOf, type Stretch } from './difference.ts';
import { type Child, element } from './element.ts';
import type { Words } from './words/en.ts';
import { fill } from './words/words.ts';

/** Wire name of a field of an address. */
export type PlaceField = keyof SuggestedAddress;
export type AddressText = Partial<SuggestedAddress>;

/** Fields that share a line of a label. */
const sharedLine = new Set<PlaceField>(['City', 'Province', 'PostalCode']);

export type RenderText = (name: PlaceField, text: string) => Child[];

/** An address as it stands on a label, its fields in the market's order. */
export function addressLabel(
  address: AddressText,
  order: readonly PlaceField[],
  render: RenderText = (_name, text) => [text],
): HTMLElement {
  const lines: HTMLElement[] = [];
  let shared: HTMLElement | undefined;
  for (const name of order) {
    const text = address[name] ?? '';
    if (text === '') continue;
    const part = element('span', { 'data-field': name }, ...render(name, text));
    if (!sharedLine.has(name)) shared = undefined;
    if (shared !== undefined) {
      shared.append(' ', part);
      continue;
    }
    const line = element('div', {}, part);
    lines.push(line);
    if (sharedLine.has(name)) shared = line;
  }
  return element('div', { class: 'label' }, ...lines);
}

/** Two addresses beside each other, and what differs between them in words. */
export interface Comparison {
  readonly before: HTMLElement;
  readonly after: HTMLElement;
  readonly changes: readonly string[];
}

/** Compares field by field: only what differs is marked, by an underline or a strike-through besides its colour. */
export function compareAddresses(
  before: AddressText,
  after: AddressText,
  order: readonly PlaceField[],
  labels: ReadonlyMap<string, string>,
  words: Words,
): Comparison {
  const textsOf = (name: PlaceField) => [before[name] ?? '', after[name] ?? ''] as const;
  const side =
    (which: 'before' | 'after', tag: 'del' | 'ins'): RenderText =>
    (name) =>
      differenceOf(...textsOf(name))[which].map((stretch) => markedStretch(stretch, tag));
  return {
    before: addressLabel(before, order, side('before', 'del')),
    after: addressLabel(after, order, side('after', 'ins')),
    changes: order.flatMap((name) => changeOf(labels.get(name) ?? name, ...textsOf(name), words)),
  };
}

function markedStretch({ isChanged, parts }: Stretch, tag: 'del' | 'ins'): Child {
  const inner = parts.map(({ text, isChanged: isMarked }) => (isMarked ? element('b', {}, text) : text));
  return isChanged ? element(tag, {}, ...inner) : inner.join('');
}

function changeOf(field: string, before: string, after: string, words: Words): string[] {
  if (before === after) return [];
  const wording = before === '' ? words.added : after === '' ? words.removed : words.changed;
  return [fill(wording, { field, before, after })];
}
