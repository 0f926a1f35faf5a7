import type { AddressFormat, Market } from '../types.ts';
import type { FieldSpec } from './field.ts';
import type { FieldGroup } from './field-group.ts';
import { emailForm, phoneTextForm, postalCodeForm } from './text-forms.ts';
import { fill, type Words } from './words.ts';

/** A branch where orders of the market can be picked up. */
export interface Branch {
  readonly id: number;
  readonly name: string;
}

export interface AddressFields {
  readonly format: AddressFormat;
  readonly words: Words;
  /** Empty if orders can only be shipped. */
  readonly branches: readonly Branch[];
  /** Markets to choose from; if empty, the buyer does not choose. */
  readonly countries: readonly Market[];
  /** Whether to add the fields that most shops do not ask for, folded away. */
  readonly hasMore: boolean;
}

/** The name of the field that is not sent, because the token names the market. */
export const countryField = 'Country';

/** The fields of the address step: the market's own, and those that every market has. */
export function addressGroups(fields: AddressFields): FieldGroup[] {
  const { format, words, hasMore } = fields;
  const phone = phoneTextForm(format.phoneForm);
  const contact: FieldGroup = {
    title: words.contact,
    fields: [
      {
        name: 'Email',
        label: words.Email,
        kind: 'email',
        isRequired: true,
        autocomplete: 'email',
        columns: 3,
        form: emailForm,
      },
      {
        name: 'Phone',
        label: words.Phone,
        kind: 'tel',
        autocomplete: 'tel',
        columns: 3,
        hint: fill(words.suchAs, { example: phone?.example ?? format.phoneForm }),
        form: phone,
      },
    ],
  };
  const address: FieldGroup = {
    title: words.address,
    fields: [
      ...countryFields(fields),
      ...format.fields.map((part) => placeField(part, words)),
      ...pickUpFields(fields),
    ],
  };
  return hasMore ? [contact, address, moreFields(words)] : [contact, address];
}

function moreFields(words: Words): FieldGroup {
  return {
    title: words.more,
    isFolded: true,
    fields: [
      { name: 'ShipToEmail', label: words.ShipToEmail, kind: 'email', form: emailForm },
      {
        name: 'ShipToId',
        label: words.ShipToId,
        columns: 3,
        hint: fill(words.suchAs, { example: '12-3456' }),
      },
      { name: 'PONumber', label: words.PONumber, columns: 3 },
      { name: 'ShipToInstruction', label: words.ShipToInstruction, kind: 'area' },
    ],
  };
}

function countryFields({ countries, words }: AddressFields): FieldSpec[] {
  if (countries.length === 0) return [];
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  return [
    {
      name: countryField,
      label: words.country,
      kind: 'select',
      isRequired: true,
      autocomplete: 'shipping country',
      options,
    },
  ];
}

/** Short fields, which share a row. */
const rowMates = new Set(['City', 'Province', 'PostalCode']);

/** Buyers can choose provinces that are not served, since the order may be picked up. */
function placeField(part: AddressFormat['fields'][number], words: Words): FieldSpec {
  const { field, label, required, maxLength, autocomplete, options, example } = part;
  const spec: FieldSpec = {
    name: field,
    label,
    isRequired: required,
    maxLength,
    autocomplete: `shipping ${autocomplete}`,
    columns: rowMates.has(field) ? 2 : 6,
    keepsRow: rowMates.has(field),
    isRare: field === 'AddressTertiary',
    hint: example === null ? undefined : fill(words.suchAs, { example }),
    form: postalCodeForm(part),
  };
  if (options === null) return spec;
  const named = options.map(({ value, label: name, served }) => ({
    value,
    label: served ? name : `${name} (${words.notServed})`,
  }));
  return { ...spec, kind: 'select', options: [{ value: '', label: words.choose }, ...named] };
}

function pickUpFields({ format, branches, words }: AddressFields): FieldSpec[] {
  if (!format.pickUp || branches.length === 0) return [];
  const options = branches.map(({ id, name }) => ({
    value: String(id),
    label: fill(words.pickUpAt, { branch: name }),
  }));
  const shipped = { value: '', label: words.shipIt };
  return [{ name: 'Branch', label: words.Branch, kind: 'select', options: [shipped, ...options] }];
}
