import type {
  AddressFindings,
  AddressSubmission,
  DistributorApplication,
  Problem,
  ShippingAddress,
  SuggestedAddress,
} from './types.ts';

/** What became of an address that was sent. The cart holds it only if it is accepted. */
export type AddressOutcome =
  | { readonly outcome: 'accepted'; readonly findings: AddressFindings }
  | {
      /** A corrected address is offered: show it, then send `accept` or `override` of the submission. */
      readonly outcome: 'suggestion';
      readonly suggestion: SuggestedAddress;
      readonly problems: readonly Problem[];
      /** Whether `override` of this submission will be accepted: its problems are only doubts. */
      readonly canOverride: boolean;
      readonly findings: AddressFindings;
    }
  | {
      readonly outcome: 'problems';
      readonly problems: readonly Problem[];
      readonly canOverride: boolean;
      readonly findings: AddressFindings;
    };

/** What became of an application that was sent. It is stored only if it is accepted. */
export type ApplicationOutcome =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'problems'; readonly problems: readonly Problem[] };

export type ReadAddressOutcome =
  | { readonly outcome: 'found'; readonly address: ShippingAddress }
  | { readonly outcome: 'absent' };

export type ReadApplicationOutcome =
  | { readonly outcome: 'found'; readonly application: DistributorApplication }
  | { readonly outcome: 'absent' };

/** Codes that `Choice: "Override"` overrules (docs/errors.md, column Override). */
const doubts: ReadonlySet<string> = new Set([
  'AddressPrimary.Doubtful',
  'AddressPrimary.StreetUnknown',
  'AddressPrimary.NumberDoubtful',
  'AddressPrimary.NumberMissing',
  'AddressSecondary.UnitMissing',
  'City.Mismatch',
  'Province.Unknown',
  'Province.Mismatch',
  'PostalCode.Doubtful',
  'PostalCode.Mismatch',
  'Address.Doubtful',
  'ErrorSuggestedFix',
]);

const suggestedFields = [
  'Name',
  'AddressPrimary',
  'AddressSecondary',
  'AddressTertiary',
  'City',
  'Province',
  'PostalCode',
] as const satisfies readonly (keyof SuggestedAddress)[];

/** The envelope of an answer; its other members are not checked yet. */
export interface Envelope {
  readonly success: boolean;
  readonly problems: readonly Problem[];
  readonly members: Readonly<Record<string, unknown>>;
}

/** The envelope in the text of a body; undefined if there is none. Drops whatever is not an error item. */
export function parseEnvelope(text: string): Envelope | undefined {
  const body = parseJson(text);
  if (!isObject(body)) return undefined;
  const { success, error, ...members } = body;
  if (typeof success !== 'boolean') return undefined;
  return { success, problems: Array.isArray(error) ? error.filter(isProblem) : [], members };
}

export function toAddressOutcome({ success, problems, members }: Envelope): AddressOutcome {
  const findings = findingsOf(members);
  if (success) return { outcome: 'accepted', findings };
  const canOverride = problems.length > 0 && problems.every(({ error }) => doubts.has(error));
  const judged = { problems, canOverride, findings };
  if (members.CanCorrect !== true) return { outcome: 'problems', ...judged };
  const suggestion = Object.fromEntries(suggestedFields.map((field) => [field, textOf(members[field])]));
  return { outcome: 'suggestion', suggestion: suggestion as SuggestedAddress, ...judged };
}

export function toApplicationOutcome({ success, problems }: Envelope): ApplicationOutcome {
  return success ? { outcome: 'accepted' } : { outcome: 'problems', problems };
}

/**
 * The submission that takes the suggestion. It holds the suggested address, so every repeat is accepted too.
 */
export function accept(submission: AddressSubmission, suggestion: SuggestedAddress): AddressSubmission {
  return { ...submission, ...suggestion, Choice: 'Accept' };
}

/** The submission that keeps what was typed, whatever the doubts. */
export function override(submission: AddressSubmission): AddressSubmission {
  return { ...submission, Choice: 'Override' };
}

/** Turns an address that was read into a submission to start with: the two spell one field differently. */
export function toSubmission({ ShipToEMail, ...address }: ShippingAddress): AddressSubmission {
  return { ...address, ShipToEmail: ShipToEMail };
}

function findingsOf(members: Envelope['members']): AddressFindings {
  return {
    HasRequiredFields: members.HasRequiredFields === true,
    IsPOBox: members.IsPOBox === true,
    CanShipToProvince: members.CanShipToProvince === true,
    ValidContactInformation: members.ValidContactInformation === true,
    BranchCount: typeof members.BranchCount === 'number' ? members.BranchCount : 0,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(item: unknown): item is Problem {
  return (
    isObject(item) &&
    typeof item.field === 'string' &&
    typeof item.error === 'string' &&
    typeof item.message === 'string'
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
