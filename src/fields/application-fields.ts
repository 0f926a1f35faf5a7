/** ASCII letters and digits only (specification 2.5). */
const siteUrlForm = /^[A-Za-z0-9]+$/;

export function isSiteUrl(text: string): boolean {
  return siteUrlForm.test(text);
}

/** Most characters of a site URL, in UTF-16 units. */
export const longestSiteUrl = 63;

/**
 * The fields of an application, one row a field, in the order of specification 2.5. All that is read, judged,
 * stored, answered and documented of a field comes from its row, but for its words. A new one is a row here,
 * its words in each language, and its test; the demo shows it once demo/application-groups.ts does.
 */
export const applicationFields = [
  {
    field: 'DateOfBirth',
    member: 'dateOfBirth',
    kind: 'date',
    required: 'always',
    isSealed: true,
    position: 5,
    pattern: '^[0-9]{2}/[0-9]{2}/[0-9]{4}$',
    meaning: 'Date of birth, `MM/DD/YYYY`',
    note: "A day of the calendar, not in the future, not more than 130 years ago, of the market's age of majority.",
    example: '07/23/1985',
  },
  {
    field: 'EMail',
    member: 'email',
    kind: 'email',
    maxLength: 254,
    required: 'always',
    position: 1,
    meaning: 'Email address of the distributor, one that mail can reach from outside',
    example: 'maria.lopez@example.com',
  },
  {
    field: 'SubscribeToEmail',
    member: 'subscribeToEmail',
    kind: 'flag',
    required: 'always',
    meaning: 'Whether the user allows the company to email them',
    note: 'false is an answer; leaving it out is not.',
    example: true,
  },
  {
    field: 'FirstName',
    member: 'firstName',
    kind: 'personName',
    maxLength: 60,
    required: 'always',
    position: 2,
    meaning: 'First name, in any script',
    note: 'No link, domain, email address, markup or formula.',
    example: 'Maria',
  },
  {
    field: 'LastName',
    member: 'lastName',
    kind: 'personName',
    maxLength: 60,
    required: 'always',
    position: 3,
    meaning: 'Last name, in any script',
    note: 'No link, domain, email address, markup or formula.',
    example: 'Lopez',
  },
  {
    field: 'MiddleInitial',
    member: 'middleInitial',
    kind: 'initial',
    maxLength: 5,
    position: 4,
    meaning: 'Middle initial or initials',
    example: 'J',
  },
  {
    field: 'PhoneHome',
    member: 'phoneHome',
    kind: 'phone',
    maxLength: 40,
    required: 'always',
    position: 6,
    meaning: 'Home phone number, valid in the market',
    example: '(510)555-0123',
  },
  {
    field: 'PhoneOther',
    member: 'phoneOther',
    kind: 'phone',
    maxLength: 40,
    position: 7,
    meaning: 'Alternate phone number, valid in the market',
    example: '(510)555-0145',
  },
  {
    field: 'Pin',
    member: 'pin',
    kind: 'pin',
    required: 'always',
    isSealed: true,
    position: 8,
    pattern: '^[0-9]{4}$',
    meaning: 'Exactly 4 digits, judged as sent',
    note: 'Authenticates the new distributor.',
    example: '4821',
  },
  {
    field: 'SiteUrl',
    member: 'siteUrl',
    kind: 'siteUrl',
    maxLength: longestSiteUrl,
    required: 'always',
    position: 9,
    pattern: siteUrlForm.source,
    meaning: "Last path part of the distributor's public sign-up address",
    note: 'ASCII letters and digits, neither reserved, offensive nor registered to another promoter in whatever case.',
    example: 'MariaLopez',
  },
  {
    field: 'RecognitionName',
    member: 'recognitionName',
    kind: 'businessName',
    maxLength: 100,
    position: 11,
    meaning: 'Commonly a business name, printed on bonus checks',
    note: 'It may hold a domain, but no link, email address, markup or formula.',
    example: 'Lopez Wellness',
  },
  {
    field: 'PartnerFirstName',
    member: 'partnerFirstName',
    kind: 'personName',
    maxLength: 60,
    required: { with: 'PartnerLastName' },
    position: 12,
    meaning: "Partner's first name",
    note: 'Required when PartnerLastName is sent.',
    example: 'Daniel',
  },
  {
    field: 'PartnerLastName',
    member: 'partnerLastName',
    kind: 'personName',
    maxLength: 60,
    required: { with: 'PartnerFirstName' },
    position: 13,
    meaning: "Partner's last name",
    note: 'Required when PartnerFirstName is sent.',
    example: 'Reyes',
  },
  {
    field: 'PartnerMiddleInitial',
    member: 'partnerMiddleInitial',
    kind: 'initial',
    maxLength: 5,
    position: 14,
    meaning: "Partner's middle initial or initials",
    example: 'R',
  },
  {
    field: 'TaxId',
    member: 'taxId',
    kind: 'taxId',
    maxLength: 40,
    isSealed: true,
    position: 10,
    meaning: "Tax number for withholding, by the market's own rules",
    note: 'In the US market a Social Security Number, with or without hyphens.',
    example: '123-45-6789',
  },
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
  /** Position in what GET application answers (specification 2.4). Absent: it is not answered. */
  readonly position?: number;
  /** Regular expression for a whole valid value, where one expression is enough. */
  readonly pattern?: string;
  /** What it holds, without a full stop, for the OpenAPI document. */
  readonly meaning: string;
  /** More about what is sent, as sentences. */
  readonly note?: string;
  /** A made-up value that is valid, for the documents. */
  readonly example: string | boolean;
}

export type ApplicationRow = (typeof applicationFields)[number];
type SealedRow = Extract<ApplicationRow, { readonly isSealed: true }>;

export type ApplicationTextRow = Extract<ApplicationRow, { readonly maxLength: number }>;
export type ApplicationReadRow = Extract<ApplicationRow, { readonly position: number }>;
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

/** In the order of specification 2.4. */
export const applicationReadFields = applicationFields
  .filter((row): row is ApplicationReadRow => 'position' in row)
  .sort((a, b) => a.position - b.position);

/** Fields that a market may hide: those that no application requires. */
export const hideableFields = applicationFields
  .filter((row): row is HideableRow => !isAlwaysRequired(row))
  .map(({ field }) => field);

type HideableRow = Exclude<ApplicationRow, { readonly required: 'always' }>;
export type HideableField = HideableRow['field'];
