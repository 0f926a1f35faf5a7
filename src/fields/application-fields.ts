/** ASCII letters and digits only (specification 2.5). */
const siteUrlForm = /^[A-Za-z0-9]+$/;

export function isSiteUrl(text: string): boolean {
  return siteUrlForm.test(text);
}

/** Most characters of a site URL, in UTF-16 units. */
export const longestSiteUrl = 63;

/**
 * The fields of an application, one row a field, in the order of specification 2.5. All that is read, judged,
 * stored and answered of a field comes from its row, but for its words. A new one is a row here, its place in
 * `readOrder`, its meaning in `field-meanings.json`, its words in each language, and its test; the demo shows
 * it once demo/application-groups.ts does.
 */
export const applicationFields = [
  {
    field: 'DateOfBirth',
    member: 'dateOfBirth',
    kind: 'date',
    required: 'always',
    isSealed: true,
    pattern: '^[0-9]{2}/[0-9]{2}/[0-9]{4}$',
  },
  { field: 'EMail', member: 'email', kind: 'email', maxLength: 254, required: 'always' },
  { field: 'SubscribeToEmail', member: 'subscribeToEmail', kind: 'flag', required: 'always' },
  { field: 'FirstName', member: 'firstName', kind: 'personName', maxLength: 60, required: 'always' },
  { field: 'LastName', member: 'lastName', kind: 'personName', maxLength: 60, required: 'always' },
  { field: 'MiddleInitial', member: 'middleInitial', kind: 'initial', maxLength: 5 },
  { field: 'PhoneHome', member: 'phoneHome', kind: 'phone', maxLength: 40, required: 'always' },
  { field: 'PhoneOther', member: 'phoneOther', kind: 'phone', maxLength: 40 },
  { field: 'Pin', member: 'pin', kind: 'pin', required: 'always', isSealed: true, pattern: '^[0-9]{4}$' },
  {
    field: 'SiteUrl',
    member: 'siteUrl',
    kind: 'siteUrl',
    maxLength: longestSiteUrl,
    required: 'always',
    pattern: siteUrlForm.source,
  },
  { field: 'RecognitionName', member: 'recognitionName', kind: 'businessName', maxLength: 100 },
  {
    field: 'PartnerFirstName',
    member: 'partnerFirstName',
    kind: 'personName',
    maxLength: 60,
    required: { with: 'PartnerLastName' },
  },
  {
    field: 'PartnerLastName',
    member: 'partnerLastName',
    kind: 'personName',
    maxLength: 60,
    required: { with: 'PartnerFirstName' },
  },
  { field: 'PartnerMiddleInitial', member: 'partnerMiddleInitial', kind: 'initial', maxLength: 5 },
  { field: 'TaxId', member: 'taxId', kind: 'taxId', maxLength: 40, isSealed: true },
] as const satisfies readonly ApplicationField[];

export interface ApplicationField {
  /** Name of the member in a submission and in answers. */
  readonly field: string;
  /** Name of the member of the application, in code and in stored documents. */
  readonly member: string;
  /** What it holds, and so how it is judged (`src/application/validate-application.ts`) and worded. */
  readonly kind:
    | ('date' | 'email' | 'flag' | 'personName' | 'initial' | 'phone')
    | ('pin' | 'siteUrl' | 'businessName' | 'taxId');
  /** Longest text in UTF-16 units. Fields without one are judged by their form alone. */
  readonly maxLength?: number;
  /** When it must be present: always, or when another field is sent. Absent: never. */
  readonly required?: 'always' | { readonly with: string };
  /** Encrypted at rest, in a column of its own, and shown to operators with a scope of its own. */
  readonly isSealed?: true;
  /** Regular expression for a whole valid value, where one expression is enough. */
  readonly pattern?: string;
}

export type ApplicationRow = (typeof applicationFields)[number];
type SealedRow = Extract<ApplicationRow, { readonly isSealed: true }>;

export type ApplicationTextRow = Extract<ApplicationRow, { readonly maxLength: number }>;
export type ApplicationReadRow = Exclude<ApplicationRow, { readonly kind: 'flag' }>;
type OpenRow = Exclude<ApplicationRow, SealedRow>;

type ValueOf<Field extends ApplicationRow> = Field extends { readonly kind: 'flag' }
  ? boolean
  : Field extends { readonly required: 'always' }
    ? string
    : string | null;

/**
 * A valid application (specification 2.5). Absent fields are null; text is trimmed, but the Pin is as sent.
 * The date of birth is `MM/DD/YYYY`. Site URLs are as typed, and compared without regard to case.
 */
export type Application = { readonly [Field in ApplicationRow as Field['member']]: ValueOf<Field> };

/** An application without the fields that are encrypted at rest. */
export type OpenApplication = Omit<Application, SealedRow['member']>;

export function isAlwaysRequired({ required }: ApplicationField): boolean {
  return required === 'always';
}

export const openFields = applicationFields.filter((row): row is OpenRow => !('isSealed' in row));

/** What GET application answers, in the order of specification 2.4. */
const readOrder = `EMail FirstName LastName MiddleInitial DateOfBirth PhoneHome PhoneOther Pin SiteUrl TaxId
  RecognitionName PartnerFirstName PartnerLastName PartnerMiddleInitial`.split(/\s+/);

export const applicationReadFields = applicationFields
  .filter((row): row is ApplicationReadRow => readOrder.includes(row.field))
  .sort((a, b) => readOrder.indexOf(a.field) - readOrder.indexOf(b.field));

/** Fields that a market may hide: those that no application requires. */
export const hideableFields = applicationFields
  .filter((row): row is HideableRow => !isAlwaysRequired(row))
  .map(({ field }) => field);

type HideableRow = Exclude<ApplicationRow, { readonly required: 'always' }>;
export type HideableField = HideableRow['field'];
