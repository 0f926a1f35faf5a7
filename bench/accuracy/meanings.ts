import { distanceKm } from '../../src/address/countries/profile/distance.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { agrees, type Claim, type Evidence, type Fact } from './evidence.ts';

/**
 * How clearly a typed address leads to the meant one by the evidence, with as few faults as possible:
 * - `unseen`: the typed address is a place that sources know, or a name within 10 km of its code, so place
 * data cannot show the fault.
 * - `ambiguous`: another meaning explains it with as few faults as the true one, or with fewer.
 * - `one`: the true meaning explains it with fewer faults than any other.
 */
export type Clarity = 'one' | 'ambiguous' | 'unseen';

// Neighbouring towns share codes, and data with one place per code does not say which ones.
const neighboursKm = 10;

/**
 * How clearly an address, typed field by field, leads to the meant one. A slip of the meant value is one
 * fault: a letter or similar sound in the city, a digit in the code. Another real value is also one: any
 * province, or an existing city or code beside parts that are right. A missing province is none.
 */
export function clarityOf(typed: PostalAddress, meant: PostalAddress, evidence: Evidence): Clarity {
  const claim = evidence.claimOf(typed);
  const truth = evidence.claimOf(meant);
  if (isUnseen(claim, truth, evidence)) return 'unseen';
  const typing: Typing = {
    ...claim,
    isRealCity: evidence.named(claim.key).some(({ area }) => agrees(area, claim.area)),
    isRealCode: evidence.hasCode(claim.code),
  };
  let best = Number.POSITIVE_INFINITY;
  let ofTruth = faultsBetween(typing, truth);
  for (const fact of candidatesOf(claim, evidence)) {
    const count = faultsBetween(typing, fact);
    if (isSame(fact, truth)) ofTruth = Math.min(ofTruth, count);
    else best = Math.min(best, count);
  }
  return ofTruth < best ? 'one' : 'ambiguous';
}

const isSame = (claim: Claim, truth: Claim) =>
  claim.key === truth.key && claim.code === truth.code && agrees(claim.area, truth.area);

/**
 * Whether sources know the typed parts together, or such a place near the typed code. A missing province
 * always shows.
 */
function isUnseen(claim: Claim, truth: Claim, evidence: Evidence): boolean {
  const isOnlyLeftOut = claim.key === truth.key && claim.code === truth.code && claim.area !== truth.area;
  if (isOnlyLeftOut && claim.area === '') return false;
  return isSame(claim, truth) || isKnown(claim, evidence) || isNear(claim, evidence);
}

function isKnown(claim: Claim, evidence: Evidence): boolean {
  for (const { key, area } of evidence.at(claim.code))
    if (key === claim.key && agrees(area, claim.area)) return true;
  return false;
}

function isNear(claim: Claim, evidence: Evidence): boolean {
  const from = evidence.positionOf(claim.code);
  if (from === undefined) return false;
  return evidence.named(claim.key).some(({ code, area }) => {
    const to = evidence.positionOf(code);
    return agrees(area, claim.area) && to !== undefined && distanceKm(from, to) <= neighboursKm;
  });
}

/** The facts that can explain a claim: those of its code, of codes one slip away, and of its city's name. */
function* candidatesOf(claim: Claim, evidence: Evidence): Generator<Fact> {
  yield* evidence.named(claim.key);
  for (const code of [claim.code, ...codesASlipAway(claim.code)]) yield* evidence.at(code);
}

interface Typing extends Claim {
  readonly isRealCity: boolean;
  readonly isRealCode: boolean;
}

function faultsBetween(typed: Typing, fact: Claim): number {
  const ofArea = agrees(typed.area, fact.area) ? 0 : 1;
  const city = differenceOfNames(typed.key, fact.key);
  const code = typed.code === fact.code ? 0 : isSlip(typed.code, fact.code) ? 1 : Number.POSITIVE_INFINITY;
  if (Number.isFinite(city) && Number.isFinite(code)) return city + code + ofArea;
  // Another real value in one part explains an address only if all other parts are right.
  if (ofArea > 0) return Number.POSITIVE_INFINITY;
  if (city === 0 && typed.isRealCode) return 1;
  return code === 0 && typed.isRealCity ? 1 : Number.POSITIVE_INFINITY;
}

/** 0 for the same name, 1 for a slip, infinity for another name. */
function differenceOfNames(typed: string, meant: string): number {
  if (typed === meant) return 0;
  return isOneEdit(typed, meant) || soundOf(typed) === soundOf(meant) ? 1 : Number.POSITIVE_INFINITY;
}

const sounds = new Map<string, string>();

/** Consonants by their sound, roughly, with the first letter; letters that sound alike become one. */
function soundOf(key: string): string {
  const known = sounds.get(key);
  if (known !== undefined) return known;
  const sound = key
    .replace(/ph/g, 'f')
    .replace(/ck|q|c(?=[^eiy]|$)/g, 'k')
    .replace(/c|z/g, 's')
    .replace(/gh/g, 'g')
    .replace(/ie\b|y/g, 'i')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/(?<=.)[aeiou]+/g, 'a');
  sounds.set(key, sound);
  return sound;
}

/** Whether one character is inserted, deleted, changed, or exchanged with its neighbour. */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const restA = a.slice(from);
  const restB = b.slice(from);
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restA.length < restB.length) return restB.slice(1) === restA;
  if (restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

const isSlip = (typed: string, meant: string) => isOneEdit(typed, meant) || isOneEdit(asDigits(typed), meant);

/** Replaces letters that people read and type for digits. */
const asDigits = (code: string) => code.replaceAll('O', '0').replace(/[IL]/g, '1');

function* codesASlipAway(typed: string): Generator<string> {
  const digits = '0123456789';
  const read = asDigits(typed);
  if (read !== typed) yield read;
  for (let at = 0; at <= typed.length; at++) {
    const before = typed.slice(0, at);
    if (at < typed.length) yield before + typed.slice(at + 1);
    if (at + 1 < typed.length && typed[at] !== typed[at + 1])
      yield `${before}${typed[at + 1]}${typed[at]}${typed.slice(at + 2)}`;
    for (const digit of digits) {
      yield before + digit + typed.slice(at);
      if (at < typed.length && typed[at] !== digit) yield before + digit + typed.slice(at + 1);
    }
  }
}
