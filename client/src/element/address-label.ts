import type { SuggestedAddress } from '../types.ts';
import { differenceOf, type Stretch } from './difference.ts';
import { type Child, element } from './dom.ts';
import { fill, type Words } from './words.ts';

/** Wire name of a field of an address. */
export type PlaceField = keyof SuggestedAddress;
export type AddressText = Partial<SuggestedAddress>;

export type RenderText = (name: PlaceField, text: string) => Child[];

/** An address as the market's labels show it: `template` is the `label` of its address format. */
export function addressLabel(
  address: AddressText,
  template: string,
  render: RenderText = (_name, text) => [text],
): HTMLElement {
  const lines = template.split('\n').map((line) => lineOf(line, address, render));
  const shown = lines.filter((line) => line.length > 0).map((line) => element('div', {}, ...line));
  return element('div', { class: 'label', part: 'address' }, ...shown);
}

/**
 * Leaves out empty fields and the text around them. A line that begins with its own words, such as 〒, keeps
 * them.
 */
function lineOf(line: string, address: AddressText, render: RenderText): Child[] {
  const parts: Child[] = [];
  for (const [, before = '', name = ''] of line.matchAll(/([^{]*)\{(\w+)\}/g)) {
    const text = address[name as PlaceField] ?? '';
    if (text === '') continue;
    const isKept = parts.length > 0 || /[\p{L}\p{S}]/u.test(before);
    parts.push(
      isKept ? before : '',
      element('span', { 'data-field': name }, ...render(name as PlaceField, text)),
    );
  }
  return parts;
}

/** Two addresses side by side, and the difference between them in words. */
export interface Comparison {
  readonly before: HTMLElement;
  readonly after: HTMLElement;
  readonly changes: readonly string[];
}

/** What a comparison needs: the market's label, and what people call its fields, in order. */
export interface LabelWords {
  readonly template: string;
  readonly labels: ReadonlyMap<PlaceField, string>;
  /** What the form shows for a text of a field: the name of a province for its code. */
  named(field: PlaceField, text: string): string;
  readonly words: Words;
}

/**
 * Compares field by field. Besides the colour, an underline or a strike-through marks each difference. Texts
 * that differ in notation alone are shown without marks, as they are after.
 */
export function compareAddresses(
  before: AddressText,
  after: AddressText,
  { template, labels, named, words }: LabelWords,
): Comparison {
  const textsOf = (name: PlaceField) => {
    const [typed, other] = [before[name] ?? '', after[name] ?? ''];
    return [isSameText(typed, other) ? other : typed, other] as const;
  };
  const namedOf = (name: PlaceField) => textsOf(name).map((text) => named(name, text)) as [string, string];
  const side =
    (which: 'before' | 'after', tag: 'del' | 'ins'): RenderText =>
    (name) =>
      differenceOf(...textsOf(name))[which].map((stretch) => markedStretch(stretch, tag));
  return {
    before: addressLabel(before, template, side('before', 'del')),
    after: addressLabel(after, template, side('after', 'ins')),
    changes: [...labels].flatMap(([name, label]) => changeOf(label, ...namedOf(name), words)),
  };
}

function markedStretch({ isChanged, parts }: Stretch, tag: 'del' | 'ins'): Child {
  const inner = parts.map(({ text, isChanged: isMarked }) => (isMarked ? element('b', {}, text) : text));
  return isChanged ? element(tag, {}, ...inner) : inner.join('');
}

/** Whether two texts have the same letters and digits. */
function isSameText(one: string, other: string): boolean {
  const fold = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  return fold(one) === fold(other);
}

function changeOf(field: string, before: string, after: string, words: Words): string[] {
  if (before === after) return [];
  const wording = before === '' ? words.added : after === '' ? words.removed : words.changed;
  return [fill(wording, { field, before, after })];
}
