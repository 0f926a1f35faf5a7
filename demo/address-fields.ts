import type { AddressFormat } from '@checkout-verification/client';
import type { FieldSpec } from './field.ts';
import type { FieldGroup } from './form.ts';
import { branchesOf } from './sample-branches.ts';
import type { Words } from './words/en.ts';
import { fill } from './words/words.ts';

/** The fields of the address step: the market's own, and those that every market has. */
export function addressGroups(format: AddressFormat, words: Words): FieldGroup[] {
  const field = (name: keyof Words, spec: Partial<FieldSpec> = {}): FieldSpec => ({
    name,
    label: words[name],
    ...spec,
  });
  const suchAs = (example: string) => fill(words.suchAs, { example });
  return [
    {
      title: words.contact,
      fields: [
        field('Email', { kind: 'email', isRequired: true, autocomplete: 'email', columns: 3 }),
        field('Phone', { kind: 'tel', autocomplete: 'tel', columns: 3, hint: format.phoneForm }),
      ],
    },
    {
      title: words.address,
      fields: [...format.fields.map((part) => placeField(part, words)), ...pickUpField(format, words)],
    },
    {
      title: words.more,
      isFolded: true,
      fields: [
        field('ShipToEmail', { kind: 'email' }),
        field('ShipToId', { columns: 3, hint: suchAs('12-3456') }),
        field('PONumber', { columns: 3 }),
        field('ShipToInstruction', { kind: 'area' }),
      ],
    },
  ];
}

type AddressFormatField = AddressFormat['fields'][number];

/** These are short, and share a row. */
const rowMates = new Set(['City', 'Province', 'PostalCode']);

/** Provinces that are not served can be picked all the same: the order may be picked up. */
function placeField(part: AddressFormatField, words: Words): FieldSpec {
  const { field, label, required, maxLength, autocomplete, options, example } = part;
  const spec: FieldSpec = {
    name: field,
    label,
    isRequired: required,
    maxLength,
    autocomplete: `shipping ${autocomplete}`,
    columns: rowMates.has(field) ? 2 : 6,
    hint: example === null ? undefined : fill(words.suchAs, { example }),
  };
  if (options === null) return spec;
  const named = options.map(({ value, label: name, served }) => ({
    value,
    label: served ? name : `${name} (${words.notServed})`,
  }));
  return { ...spec, kind: 'select', options: [{ value: '', label: words.choose }, ...named] };
}

function pickUpField({ market, pickUp }: AddressFormat, words: Words): FieldSpec[] {
  const branches = pickUp ? branchesOf(market) : [];
  if (branches.length === 0) return [];
  const options = branches.map(({ id, name }) => ({
    value: String(id),
    label: fill(words.pickUpAt, { branch: name }),
  }));
  const shipped = { value: '', label: words.shipIt };
  return [{ name: 'Branch', label: words.Branch, kind: 'select', options: [shipped, ...options] }];
}
