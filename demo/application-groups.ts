import type { FieldSpec } from '../client/src/element/field.ts';
import type { FieldGroup } from '../client/src/element/field-group.ts';
import type { Values } from '../client/src/element/form.ts';
import { emailForm } from '../client/src/element/text-forms.ts';
import { type Words as FormWords, fill } from '../client/src/element/words.ts';
import type { FieldName } from '../src/words/words.ts';
import type { Words } from './words.ts';

/** Shown to promoters only (specification 2.5). */
export const promoterFields = [
  'RecognitionName',
  'PartnerFirstName',
  'PartnerMiddleInitial',
  'PartnerLastName',
] as const;

/** Where the tax number of a person is a Social Security number. */
const socialSecurity = new Set(['AS', 'GU', 'MP', 'PR', 'UM', 'US', 'VI']);

/** The fields of an application, in the groups of the page. `date` is a day as the market writes it. */
export function applicationGroups(
  words: Words,
  formWords: FormWords,
  { market, date }: { readonly market: string; readonly date: string },
): FieldGroup[] {
  const field = (name: FieldName, spec: Partial<FieldSpec> = {}): FieldSpec => ({
    name,
    label: words.labels[name],
    ...spec,
  });
  const required = (name: FieldName, spec: Partial<FieldSpec> = {}) =>
    field(name, { ...spec, isRequired: true });
  return [
    {
      title: words.personal,
      fields: [
        required('FirstName', { columns: 3, autocomplete: 'given-name' }),
        field('MiddleInitial', { columns: 3, autocomplete: 'additional-name' }),
        required('LastName', { columns: 3, autocomplete: 'family-name' }),
        required('DateOfBirth', {
          columns: 3,
          autocomplete: 'bday',
          hint: fill(formWords.suchAs, { example: date }),
        }),
      ],
    },
    {
      title: formWords.contact,
      fields: [
        required('EMail', { kind: 'email', autocomplete: 'email', form: emailForm }),
        required('PhoneHome', { kind: 'tel', columns: 3, autocomplete: 'home tel' }),
        field('PhoneOther', { kind: 'tel', columns: 3 }),
        required('SubscribeToEmail', { kind: 'checkbox' }),
      ],
    },
    { title: words.site, fields: [required('SiteUrl', { hint: words.siteForm })] },
    {
      title: words.security,
      fields: [
        required('Pin', {
          kind: 'password',
          columns: 3,
          hint: words.pinForm,
          inputMode: 'numeric',
        }),
        field('TaxId', { columns: 3, ...(socialSecurity.has(market) && { label: words.socialSecurity }) }),
      ],
    },
    {
      title: words.promoterDetails,
      fields: [
        field('RecognitionName', { autocomplete: 'organization' }),
        field('PartnerFirstName', { columns: 2 }),
        field('PartnerMiddleInitial', { columns: 2 }),
        field('PartnerLastName', { columns: 2 }),
      ],
    },
  ];
}

/** The stored fields to show. Secrets are not among them. */
export function readBackFields(stored: Values, words: Words): [label: string, value: string][] {
  const shown = [
    'FirstName',
    'LastName',
    'EMail',
    'PhoneHome',
    'SiteUrl',
    'RecognitionName',
    'PartnerFirstName',
    'PartnerLastName',
  ] as const;
  return shown
    .map((name): [string, string] => [words.labels[name], String(stored[name] ?? '')])
    .filter(([, value]) => value !== '');
}
