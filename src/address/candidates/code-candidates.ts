import { costs } from '../cost/costs.ts';
import type { Country } from '../countries/country.ts';
import { areasOfCanonical, codeNumberOf } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { Places } from '../countries/profile/places.ts';
import type { PostalCodeRules } from '../countries/profile/postal-code-rules.ts';
import type { PostalAddress } from '../postal-address.ts';
import {
  type CodeSlip,
  codesOfSlip,
  exchanges,
  insertions,
  isDigit,
  omissions,
  slipsOfShape,
  waysOfWrongCharacter,
} from '../reading/code-slips.ts';
import { formatPostalCode, primaryPart, type ReadPostalCode } from '../reading/postal-code.ts';
import type { Reading } from '../reading/read-address.ts';
import { rememberBy } from '../text/remember.ts';

/** A postal code that may be meant. */
export interface CodeCandidate {
  /** The whole canonical code. */
  readonly canonical: string;
  /** Its number in the place data, or the number of the nearest known code; -1 if the data has neither. */
  readonly number: number;
  /** Whether the data has the code itself. */
  readonly isKnown: boolean;
  readonly isTyped: boolean;
  /** The code of a large receiver or of a whole province: only its beginning says where it lies. */
  readonly isOfReceiver?: boolean;
  /** A look-alike was typed for one of its characters. */
  readonly isLookAlike?: boolean;
  /** Only its beginning is known, so it explains what was typed but cannot be offered. */
  readonly isBegun?: boolean;
  /** What `areasOf` returns, where that is asked often. */
  readonly areas?: ReadonlySet<string> | undefined;
  /** Nats, for the typing and for how likely it is that the code exists. */
  readonly cost: number;
}

/**
 * Returns the postal codes that the typed one may mean: itself, and codes of the data one slip away. Empty if
 * no code was typed.
 */
export function codeCandidates(
  { address, postalCode, locality }: Reading,
  profile: CountryProfile,
): CodeCandidate[] {
  const rules = profile.postalCode;
  if (rules === null || postalCode === null) return [];
  if (postalCode.status !== 'valid') return slipsOfText(postalCode, rules, profile);
  const typed = postalCode.primary;
  const number = codeNumberOf(typed, profile);
  const itself: CodeCandidate =
    number >= 0
      ? Object.assign(slip(typed, number, costs.codeExact), {
          isTyped: true,
          areas: areasOfCanonical(typed, number, profile),
        })
      : unknownCode(typed, profile, {
          isExpected:
            isOfReceiver([locality?.text, address.postalCode].join(' '), profile) ||
            isOnlyOfReceivers(typed, profile) ||
            (profile.definition.codes?.generalBeginning !== undefined &&
              isGeneral(typed, profile.definition)) ||
            isOfBox(address, profile),
          isSplit: isSplitOtherwise(address.postalCode ?? '', profile),
        });
  return [itself, ...slipsOfCode(typed, profile)];
}

/**
 * Whether the text before the blank is a known beginning of codes: "CW5 35LY" begins with CW5, and is hardly
 * the code CW53 5LY.
 */
function isSplitOtherwise(text: string, { definition, places, dataPrefix }: CountryProfile): boolean {
  if (definition.codes?.lengthVaries !== true) return false;
  const [first = '', second] = text.trim().toUpperCase().split(/\s+/);
  return second !== undefined && places.findCode(dataPrefix + first) >= 0;
}

/**
 * Returns a slip of a code, known if it has a number. All candidates have its members in its order, which
 * makes them many times as quick to read.
 */
function slip(canonical: string, number: number, cost: number): CodeCandidate {
  return {
    canonical,
    number,
    isKnown: number >= 0,
    isTyped: false,
    isOfReceiver: false,
    isLookAlike: false,
    isBegun: false,
    areas: undefined,
    cost,
  };
}

/** Returns the areas that a code lies in; empty where they are unknown. */
export function areasOf(
  { areas, canonical, number }: Pick<CodeCandidate, 'areas' | 'canonical' | 'number'>,
  profile: CountryProfile,
): ReadonlySet<string> {
  return areas ?? areasOfCanonical(canonical, number, profile);
}

/**
 * Whether a code has only zeros behind the beginning that it shares with the codes of its region, or ends as
 * the country's general codes do.
 */
export function isGeneral(code: string, { codes }: Country): boolean {
  const ending = codes?.generalEnding;
  return /^0+$/.test(code.slice(costs.codeBeginning)) || (ending !== undefined && code.endsWith(ending));
}

/**
 * Whether a word behind the city or the code marks the code of a large receiver ("Lille CEDEX"). Few lists
 * have such codes.
 */
function isOfReceiver(text: string, { postalCode }: CountryProfile): boolean {
  const suffix = postalCode?.suffix ?? '';
  return suffix !== '' && text.toUpperCase().split(/\s+/).includes(suffix);
}

/** Whether a code has the form of receivers' codes, and no listed one differs in its end alone. */
function isOnlyOfReceivers(code: string, { definition, places, dataPrefix }: CountryProfile): boolean {
  if (definition.codes?.ofReceivers?.test(code) !== true) return false;
  const [from, to] = places.codesWithPrefix(dataPrefix + code.slice(0, -1));
  return from === to;
}

/** Whether the code may be that of a box, where they have codes that few lists have. */
function isOfBox(address: PostalAddress, { boxes, postalCode }: CountryProfile): boolean {
  return postalCode?.suffix === '' && boxes.find(address) !== null;
}

/** Returns the typed code as a candidate that exists although the data lacks it. */
function unknownCode(
  typed: string,
  profile: CountryProfile,
  { isExpected = false, isSplit = false } = {},
): CodeCandidate {
  const byRule = profile.areas.ofPostalCode(typed);
  const nearest = nearestCode(typed, profile);
  const unknown = isExpected ? 0 : unknownCost(typed, profile);
  const cost = costs.codeExact + unknown + (isSplit ? costs.codeSplit : 0);
  const isByRule = byRule !== undefined && byRule.size > 0;
  const areas = isByRule ? byRule : areasOfCanonical(typed, nearest, profile);
  const unknownOnly = { isKnown: false, isTyped: true, isOfReceiver: isExpected, areas };
  return Object.assign(slip(typed, nearest, cost), unknownOnly);
}

/**
 * Returns how unlikely it is, in nats more than for a known code, that this code exists although the data
 * lacks it: by the share of codes that the data lacks, divided among the codes that could be missing.
 */
function unknownCost(typed: string, profile: CountryProfile): number {
  const { places, definition, dataPrefix } = profile;
  if (places.codeCount === 0) return profile.regions?.isUnassigned(typed) === true ? costs.codeUnassigned : 0;
  if (isOfOtherKind(typed, places)) return 0;
  const rare = sparseness(dataPrefix + typed, places);
  if (definition.codes?.isListIncomplete === true) return rare;
  const lacking = Math.max(costs.codeLeastLacking, 1 - places.codeCoverage(dataPrefix + typed));
  return costs.codeUnknown - Math.log(lacking) + rare;
}

/** Whether a code begins with a word and those of the data with digits: "LIMA 18" is an older kind. */
function isOfOtherKind(code: string, { codeText, codeCount }: Places): boolean {
  return /^[A-Z]{2}/.test(code) && /^\d/.test(codeText(codeCount - 1));
}

/**
 * Returns the logarithm of how many codes with this beginning are unknown for each known one; 0 if most are
 * known.
 */
function sparseness(code: string, places: Places): number {
  const digits = /\d{1,2}$/.exec(code)?.[0].length ?? 0;
  if (digits === 0) return 0;
  const [from, to] = places.codesWithPrefix(code.slice(0, -digits));
  const all = 10 ** digits;
  return Math.max(0, Math.log((all - (to - from) + 1) / (to - from + 1)));
}

/**
 * Returns the number of the known code nearest to an unknown one in the order of codes, or -1. Both must
 * share a beginning that says where they lie.
 */
function nearestCode(typed: string, { places, dataPrefix, postalCode }: CountryProfile): number {
  if (places.codeCount === 0) return -1;
  const part = dataPrefix + (postalCode?.dataCode(typed) ?? typed);
  for (let length = part.length - 1; length >= Math.min(2, part.length - 1); length--) {
    const [from, to] = places.codesWithPrefix(part.slice(0, length));
    if (from < to) return middleOf(part, from, to, places);
  }
  return -1;
}

function middleOf(text: string, from: number, to: number, places: Places): number {
  let low = from;
  let high = to - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places.codeText(middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the codes of the data that are one slip away from a code of the right shape: one character replaced
 * by another of its kind, or two neighbours exchanged. If the data holds only beginnings of codes, the slip
 * is in the beginning.
 */
export const slipsOfCode = rememberBy(findSlipsOfCode);

function findSlipsOfCode(canonical: string, profile: CountryProfile): readonly CodeCandidate[] {
  const { places, postalCode, dataPrefix, regions } = profile;
  if (postalCode === null) return [];
  if (places.codeCount === 0 && regions === undefined) return [];
  const part = places.findCode(dataPrefix + canonical) >= 0 ? canonical : postalCode.dataCode(canonical);
  const rest = canonical.startsWith(part) ? canonical.slice(part.length) : '';
  const found: CodeCandidate[] = [];
  const isThere = (text: string, number: number) => number >= 0 || isListed(text, profile);
  eachSlip(part, canonical, (text, cost) => {
    const number = places.findCode(dataPrefix + text);
    if (isThere(text + rest, number)) found.push(slip(text + rest, number, cost));
  });
  if (profile.definition.codes?.lengthVaries !== true) return found;
  const others = [...shorter(canonical, postalCode), ...longer(canonical, part, postalCode)];
  for (const { text, isBegun } of others) {
    const number = codeNumberOf(text, profile);
    if (isThere(text, number))
      found.push(Object.assign(slip(text, number, slipCost('digit', canonical, text)), { isBegun }));
  }
  return found;
}

/**
 * Returns the codes one slip away that begin otherwise than a code of the right shape, for regions that have
 * beginnings of codes alone.
 */
export const slipsOfBeginning = rememberBy((canonical, profile: CountryProfile) => {
  const found: CodeCandidate[] = [];
  const { regions } = profile;
  eachSlip(canonical, canonical, (text, cost) => {
    if (regions?.isOfBeginning(text) === true && regions.isApart(text, canonical))
      found.push(slip(text, -1, cost));
  });
  return found;
});

/** Calls back with each slip of a part of a code, and with its nats. */
function eachSlip(part: string, canonical: string, keep: (text: string, cost: number) => void): void {
  const exchanged = costs.codeExchanged + Math.log(canonical.length - 1);
  for (const text of exchanges(part)) keep(text, exchanged);
  const wrong = costs.codeWrongCharacter + Math.log(waysOfWrongCharacter(canonical));
  for (const text of slipsOfShape(part)) keep(text, wrong);
}

/** The codes that have one character less and the country's shape: "TD98 9QT" may be "TD9 9QT". */
function shorter(typed: string, { canonicalPattern }: PostalCodeRules) {
  const texts = [...new Set(omissions(typed))].filter((text) => canonicalPattern.test(text));
  return texts.map((text) => ({ text, isBegun: false }));
}

/**
 * The codes whose beginning has one digit more: "BN2 5RA" may be "BN26 5RA". "RH20 QX" reads as "RH2 0QX",
 * and lacks any digit behind "RH20".
 */
function longer(typed: string, part: string, { dataCode }: PostalCodeRules) {
  const rest = typed.slice(part.length);
  const beginnings = [...new Set(insertions(part))].filter((text) => dataCode(text + rest) === text);
  return beginnings.map((text) => ({ text: text + rest, isBegun: text === part + rest.charAt(0) }));
}

/**
 * Returns the codes of the country's shape that a text of another shape may be a slip of, if the data or the
 * area's rule has them.
 */
function slipsOfText(
  { canonical: typed, written: text }: ReadPostalCode,
  rules: PostalCodeRules,
  profile: CountryProfile,
): CodeCandidate[] {
  const found: CodeCandidate[] = [];
  const groups = groupsOf(text);
  for (const { canonical, kind } of codesOfSlip(typed, rules)) {
    const primary = primaryPart(canonical, rules);
    const number = codeNumberOf(primary, profile);
    const isThere = number < 0 && isOfRegion(primary, typed, profile);
    if (number < 0 && !isThere && kind !== 'look-alike' && kind !== 'lost zero') continue;
    const isOtherGroup =
      groups.length > 1 && changesWholeGroup(groups, groupsOf(formatPostalCode(canonical, rules)));
    const cost = slipCost(kind, typed, canonical) + (isOtherGroup ? costs.codeSplit : 0);
    if (number >= 0) {
      found.push(slip(canonical, number, cost));
      continue;
    }
    const ofSlip = kind === 'lost zero' && !isThere ? costs.codeLostZeroOnly : cost;
    const { number: nearest, areas, cost: ofUnknown } = unknownCode(primary, profile);
    const beside = { isKnown: false, isLookAlike: kind === 'look-alike', areas };
    found.push(Object.assign(slip(canonical, nearest, ofUnknown + ofSlip), beside));
  }
  return found;
}

/**
 * Whether a slip lies in a group that was typed with all its characters, and not in the one that has too many
 * or too few: "533-50031" is 533-0031, and hardly 535-0031.
 */
function changesWholeGroup(groups: readonly string[], ofMeant: readonly string[]): boolean {
  if (groups.length !== ofMeant.length) return false;
  const isWhole = (at: number) => groups[at]?.length === ofMeant[at]?.length;
  const isOther = (group: string, at: number) => isWhole(at) && group !== ofMeant[at];
  return groups.some(isOther) && !groups.every((_, at) => isWhole(at));
}

const groupsOf = (code: string) =>
  code
    .trim()
    .toUpperCase()
    .split(/[\s\p{Pd}]+/u);

/**
 * Whether the regions have a code that a text of another length may be. Where they have beginnings alone,
 * nothing tells which of the last digits was meant, so all codes of a beginning are drawn.
 */
function isOfRegion(code: string, typed: string, profile: CountryProfile): boolean {
  const { places, regions } = profile;
  if (isListed(code, profile)) return true;
  return code.length !== typed.length && places.codeCount === 0 && regions?.isOfBeginning(code) === true;
}

/** Whether the regions list the code, in a country whose place data has no codes. */
function isListed(canonical: string, { places, regions }: CountryProfile): boolean {
  return places.codeCount === 0 && regions?.isListed(canonical) === true;
}

function slipCost(kind: CodeSlip['kind'], typed: string, meant: string): number {
  if (kind === 'look-alike') return costs.codeLookAlike;
  if (kind === 'lost zero') return typed.startsWith('0') ? costs.codeLostZeroOnly : costs.codeLostZero;
  if (kind === 'transposition') return costs.codeExchanged + Math.log(meant.length - 1);
  if (typed.length < meant.length) return costs.codeCharacterMissing + Math.log(meant.length);
  if (typed.length > meant.length) return costs.codeCharacterExtra + Math.log(10 * typed.length);
  const wrong = costs.codeWrongCharacter + Math.log(waysOfWrongCharacter(meant));
  return isOtherKind(typed, meant) ? wrong + costs.codeOtherKind : wrong;
}

/** Whether the first character that differs is a letter in one text and a digit in the other. */
function isOtherKind(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  return isDigit(typed[at]) !== isDigit(meant[at]);
}
