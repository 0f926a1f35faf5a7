import type { AddressVerdict } from '../address/decide/address-verdict.ts';
import { noAddress, type PostalAddress } from '../address/postal-address.ts';
import { verifyAddress } from '../address/verify-address.ts';
import { doubtCodes, type ProblemCode } from '../fields/catalog.ts';
import type { Problem } from '../fields/problem.ts';
import {
  type ShippingTextField,
  shippingDetailFields,
  shippingPartFields,
  shippingTextFields,
  wireNames,
} from '../fields/shipping-fields.ts';
import type { Market } from '../market/market.ts';
import { isEmailAddress } from '../submission/email.ts';
import { FieldReader, inCatalogOrder, isSent, type Submission, trimmed } from '../submission/field-reader.ts';
import { isBusinessName } from '../submission/names.ts';
import { noBranches } from './branch-directory.ts';
import type { BranchDirectory } from './ports.ts';
import { type Change, type Choice, noDetails, type ShippingDetails } from './shipping.ts';

export { streetEvidences } from '../address/street/street-judge.ts';

/** A submission (specification 2.2) as read, with what is wrong with each field by itself. */
export type ShippingSubmission = ReturnType<typeof readShippingSubmission>;

/** What text of a kind must be beyond printable, and the form that a message shows. */
interface TextRule {
  readonly isValid?: (text: string, market: Market) => boolean;
  readonly form?: (market: Market) => string;
}

const textRules: Readonly<Record<ShippingTextField['kind'], TextRule>> = {
  text: {},
  name: { isValid: isBusinessName },
  email: { isValid: isEmailAddress },
  phone: { isValid: (text, { phone }) => phone.isShippingPhone(text), form: ({ phone }) => phone.example },
  // The engine judges postal codes, together with the rest of the address.
  postalCode: { form: ({ country }) => country.format.postalCodeExample ?? '' },
};

const forms = { ShipToId: /^\d{2}-\d{4}$/, Choice: /^(?:Accept|Override)$/ };

/** `contact: 'optional'` lets Email and Name be absent: they are not about the place. */
export function readShippingSubmission(
  submission: Submission,
  market: Market,
  contact: 'required' | 'optional',
) {
  const reader = new FieldReader(submission);
  const readText = (row: ShippingTextField) => {
    const { field, kind, maxLength } = row;
    const { isValid, form } = textRules[kind];
    const params = form && { form: form(market) };
    const isRequired = contact === 'required' && 'required' in row && row.required === 'always';
    const text = isRequired
      ? reader.requiredText(row.field, maxLength, params)
      : reader.text(field, maxLength, params);
    if (text === null || isValid === undefined || isValid(text, market)) return text;
    return reader.refuse(field, `${field}.Invalid`, params);
  };
  const details: Record<keyof ShippingDetails, unknown> = { ...noDetails };
  for (const row of shippingDetailFields) {
    if (row.kind === 'branch') details.branch = readBranch(reader);
    else details[row.detail] = row.kind === 'distributorId' ? readForm(reader, 'ShipToId') : readText(row);
  }
  const address: Record<keyof PostalAddress, string | null> = { ...noAddress };
  for (const row of shippingPartFields) address[row.part] = readText(row);
  return {
    address,
    details: details as ShippingDetails,
    choice: readForm(reader, 'Choice') as Choice | null,
    /** The order is to be picked up, at whatever branch. */
    isPickUp: details.branch !== null,
    problems: reader.problems,
    /** Whether a field could be read: an unreadable field is not reported missing as well. */
    isReadable: (field: string) => reader.isReadable(field),
  };
}

/** 0 and an absent branch set no pick-up (specification 2.2). */
function readBranch(reader: FieldReader): number | null {
  const value = reader.raw('Branch');
  if (!isSent(value) || value === 0) return null;
  if (typeof value !== 'number' || !Number.isInteger(value)) return reader.refuse('Branch', 'Branch.Invalid');
  return value;
}

/** Text of one form: every fault, its length included, is the one `.Invalid` of the field. */
function readForm(reader: FieldReader, field: keyof typeof forms): string | null {
  const value = reader.raw(field) ?? null;
  const text = typeof value === 'string' ? trimmed(value) : value;
  if (text === null || text === '') return null;
  return typeof text === 'string' && forms[field].test(text)
    ? text
    : reader.refuse(field, `${field}.Invalid`);
}

/** The judgement on a shipping address submission (specification 2.3). */
export type ShippingJudgement = Readonly<ReturnType<typeof judgeShipping>>;

/** What street data says about the judged address: words, and nothing of the address. */
export type JudgedStreet = Pick<ShippingJudgement, 'streetEvidence' | 'isStreetUnknown'>;

const contactFields = shippingTextFields.filter(({ kind }) => kind === 'email' || kind === 'phone');
const contactCode = new RegExp(`^(?:${contactFields.map(({ field }) => field).join('|')})\\.`);

/**
 * Judges a submission. A `decision` about this very address (Override, or Accept of the offer) sets doubts
 * aside; other problems still count (decisions, the address step).
 */
export function judgeShipping(
  submission: ShippingSubmission,
  market: Market,
  directory: BranchDirectory,
  decision: Choice | null,
) {
  const decided = decision !== null;
  const branches = market.shipping.offersPickUp ? directory : noBranches;
  const verdict = verifyAddress(submission.address, market.country);
  const { isPickUp } = submission;
  const refusals = refusalsOf(verdict, verdict.administrativeArea, market);
  const asked = isPickUp ? [] : streetQuestions(verdict, market);
  const doubts = decided ? [] : [...doubtsOf(verdict, market, isPickUp), ...asked];
  const suggestion = doubts.some(({ code }) => code === 'ErrorSuggestedFix') ? verdict.suggestion : null;
  const suggested = decided ? verdict.suggestion : suggestion;
  const change = suggested && changeOf(submission.address, suggested);
  const found: Problem[] = [
    ...submission.problems,
    ...unknownBranch(submission, market, branches),
    ...missingFields(verdict, submission),
    ...verdict.malformed,
    ...verdict.mended,
    ...(isPickUp ? [] : refusals.map((code) => ({ code, ...pickUpOf(market) }))),
    ...doubts,
  ];
  const problems = inCatalogOrder(found);
  return {
    isAcceptable: problems.length === 0,
    hasRequiredFields: !problems.some(({ code }) => code.endsWith('.Required')),
    isPostOfficeBox: verdict.postOfficeBox !== null,
    // Military areas (AA, AE, AP) are provinces on the wire: a market that refuses them ships nothing there.
    canShipToProvince: refusals.every((code) => code.endsWith('.POBox')),
    hasValidContact: !problems.some(({ code }) => contactCode.test(code)),
    /** The whole corrected address that is offered; null without an offer. */
    suggestion,
    branchCount: branches.countServing(market, verdict.administrativeArea),
    problems,
    /** The caller's decision about this very address, if any. */
    decision,
    overridden: decided ? inCatalogOrder([...verdict.doubts, ...asked]) : [],
    /** The address with cosmetic differences standardised. */
    standardized: verdict.standardized,
    /** How far street data confirms the first line as typed. */
    streetEvidence: verdict.streetEvidence,
    /** A register lacks the street, whether or not that is doubted. */
    isStreetUnknown: verdict.streetGaps.isStreetUnknown,
    /** How likely city, province and postal code are right as typed; null where nothing was weighed. */
    likelihood: verdict.likelihood,
    /** The place data knows them, and that they belong together. */
    isPlaceKnown: verdict.isPlaceKnown,
    /** What the suggestion changes, be it offered now or overridden; null without one. */
    change,
  };
}

/**
 * The parts that the market asks for and street data finds missing. None beside a suggestion, since one
 * decision is enough.
 */
function streetQuestions({ suggestion, streetGaps }: AddressVerdict, { shipping }: Market): Problem[] {
  if (suggestion !== null) return [];
  const { asks } = shipping;
  const questions: ProblemCode[] = [];
  if (asks.unknownStreet && streetGaps.isStreetUnknown) questions.push('AddressPrimary.StreetUnknown');
  if (asks.houseNumber && streetGaps.lacksNumber) questions.push('AddressPrimary.NumberMissing');
  if (asks.unit && streetGaps.lacksUnit) questions.push('AddressSecondary.UnitMissing');
  return questions.map((code) => ({ code }));
}

function unknownBranch(submission: ShippingSubmission, market: Market, branches: BranchDirectory): Problem[] {
  const { branch } = submission.details;
  if (branch === null || branches.findBranch(market, branch)) return [];
  return [{ code: 'Branch.NotFound', ...pickUpOf(market) }];
}

function pickUpOf({ shipping }: Market): Pick<Problem, 'params'> {
  return shipping.offersPickUp ? { params: { pickUp: 'offered' } } : {};
}

function missingFields({ missing }: AddressVerdict, { isReadable }: ShippingSubmission): Problem[] {
  const fields = missing.map((part) => wireNames[part]).filter(isReadable);
  return fields.map((field) => ({ code: `${field}.Required` }));
}

/** What the market refuses, wherever in it: boxes, an area that it does not serve, military addresses. */
function refusalsOf(
  { postOfficeBox, isMilitary }: AddressVerdict,
  administrativeArea: string | null,
  { shipping }: Market,
): ProblemCode[] {
  const refusals: ProblemCode[] = [];
  if (postOfficeBox !== null && shipping.refusesPostOfficeBoxes)
    refusals.push(`${wireNames[postOfficeBox]}.POBox`);
  if (!shipping.shipsTo(administrativeArea)) refusals.push('Province.NotServed');
  if (isMilitary && shipping.refusesMilitary) refusals.push('Address.Military');
  return refusals;
}

/** The doubts. A suggestion that the market would refuse in turn is not offered. */
function doubtsOf(verdict: AddressVerdict, market: Market, isPickUp: boolean): readonly Problem[] {
  const { suggestion, doubts } = verdict;
  if (suggestion === null || isPickUp) return doubts;
  const isRefused = refusalsOf(verdict, suggestion.administrativeArea, market).length > 0;
  return isRefused ? [{ code: 'Address.Doubtful' }] : doubts;
}

/** What a suggestion changes: some of these, in this order, joined by `+`. */
const changes = [
  ['line', ['line1', 'line2', 'line3']],
  ['city', ['locality']],
  ['province', ['administrativeArea']],
  ['code', ['postalCode']],
] as const;

/** Names the fields that differ: `city`, `city+code`, … Empty if none does. */
export function changeOf(typed: PostalAddress, suggested: PostalAddress): Change {
  return changes
    .filter(([, parts]) => parts.some((part) => typed[part] !== suggested[part]))
    .map(([name]) => name)
    .join('+');
}

/**
 * The outcome of a shipping address, in a word. The first three set it: as judged, as the accepted offer, as
 * typed in spite of doubts. `suggestion` offers a corrected address, `doubted` leaves the decision to the
 * caller's Override, and `refused` has problems that no choice bypasses.
 */
export const shippingOutcomes = [
  'accepted',
  'accepted-offer',
  'overridden',
  'suggestion',
  'doubted',
  'refused',
] as const;
export type ShippingOutcome = (typeof shippingOutcomes)[number];

export function shippingOutcome(judgement: ShippingJudgement): ShippingOutcome {
  const { isAcceptable, decision, overridden, suggestion, problems } = judgement;
  if (isAcceptable && decision === 'Accept') return 'accepted-offer';
  if (isAcceptable) return overridden.length > 0 ? 'overridden' : 'accepted';
  if (suggestion !== null) return 'suggestion';
  return problems.every(({ code }) => doubtCodes.has(code)) ? 'doubted' : 'refused';
}
