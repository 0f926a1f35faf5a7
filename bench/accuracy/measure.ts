import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { addressParts, type PostalAddress } from '../../src/address/postal-address.ts';
import { missingParts } from '../../src/address/reading/read-address.ts';
import { seededRandom, seedOf } from '../../test/support/random.ts';
import type { Evidence } from './evidence.ts';
import { asItIs, type Kind, type Typed } from './kinds.ts';
import { type Clarity, clarityOf } from './meanings.ts';
import { isSamePlace, type Judge, type Judgement, type Outcome, outcomeOf } from './outcome.ts';

/** An address that was meant, and what sources say about it. */
export interface MeantAddress {
  /** Identifies the address. Its random choices depend only on this and the kind. */
  readonly id: string;
  /** The file it comes from. */
  readonly source: string;
  readonly address: PostalAddress;
  /** Other sources have its city, province and code together, so it has no fault of its own source. */
  readonly isSound: boolean;
  /** Whether one of these sources is not loaded by the engine. */
  readonly isAgreed: boolean;
}

export interface Case extends Judgement {
  readonly country: string;
  readonly kind: Kind;
  readonly meant: MeantAddress;
  readonly typed: PostalAddress;
  /** The addresses that a suggestion may give without misleading. */
  readonly meantBy: readonly PostalAddress[];
  readonly outcome: Outcome;
  /** `one` if there is no fault. */
  readonly clarity: Clarity;
  /** Whether what is stored or offered is the meant place, and has every word of the meant lines. */
  readonly isMeant: boolean;
}

/** Whether a case ended as it should; undefined if place data cannot decide it. */
export function isRight(each: Case): boolean | undefined {
  const { kind, outcome, clarity, isMeant } = each;
  switch (kind.sort) {
    case 'real':
    case 'harmless':
      return outcome === 'accepted';
    case 'one':
    case 'two':
      if (clarity === 'unseen') return undefined;
      return outcome === 'corrected' || (outcome === 'doubted' && clarity === 'ambiguous');
    case 'junk':
      return outcome !== 'accepted';
    case 'exchanged':
      return outcome === 'doubted' || (outcome === 'corrected' && isMeant);
    case 'moved':
    case 'whole':
      return outcome === 'corrected' && isMeant;
    case 'repeated':
    case 'strewn':
      return (outcome === 'accepted' || outcome === 'corrected') && isMeant;
    case 'foreign':
      return outcome === 'doubted';
  }
}

/**
 * Whether a case that ended as it should also asks no more of the buyer than it must: what is right or only
 * repeats is stored without a question, what is wrong is corrected, and only an address abroad is doubted.
 * All words of the meant lines are kept.
 */
export function isBest({ kind: { sort }, outcome, isMeant }: Case): boolean {
  if (sort === 'foreign') return outcome === 'doubted';
  if (sort === 'strewn') return isMeant && outcome !== 'doubted';
  const isSound = sort === 'real' || sort === 'harmless' || sort === 'repeated';
  return isMeant && outcome === (isSound ? 'accepted' : 'corrected');
}

export interface Measuring {
  readonly country: AddressCountry;
  readonly evidence: Evidence;
  readonly judge: Judge;
  /** Whether a source that the engine has not loaded has city, province and code together. */
  readonly isAgreed?: (address: PostalAddress) => boolean;
}

/** Whether a source gives every part that its country requires: the engine is not at fault for the others. */
export function isWhole(address: PostalAddress, { format }: AddressCountry): boolean {
  return missingParts(address, format).length === 0;
}

/** Types an address in each applicable way and judges it. Unsound addresses are only judged as they are. */
export function* measure(
  meant: MeantAddress,
  kinds: readonly Kind[],
  { country, evidence, judge, isAgreed }: Measuring,
): Generator<Case> {
  for (const kind of kinds) {
    if (!meant.isSound && kind !== asItIs) continue;
    const random = seededRandom(seedOf(meant.id, kind.name));
    const typing = kind.type(meant.address, { evidence, random });
    if (typing === undefined || (isFault(kind) && isSameText(typing.typed, meant.address))) continue;
    const isInPlace = typing.byField === meant.address;
    const clarity = isInPlace ? 'one' : clarityOf(typing.byField, meant.address, evidence);
    const judgement = judge(typing.typed, country);
    const acceptable = meantBy(typing, meant.address, clarity);
    const { suggestion } = judgement;
    // What is wrong in a row of one source is corrected, not changed into something else.
    const isMended = !meant.isSound && suggestion !== null && isAgreed?.(suggestion) === true;
    const outcome = isMended ? 'corrected' : outcomeOf(judgement, acceptable, evidence);
    yield {
      country: country.format.country,
      kind,
      meant,
      typed: typing.typed,
      meantBy: acceptable,
      outcome,
      clarity,
      isMeant: isMeantBy(judgement, meant.address, evidence),
      ...judgement,
    };
  }
}

function isMeantBy({ suggestion, stored }: Judgement, meant: PostalAddress, evidence: Evidence): boolean {
  const left = suggestion ?? stored;
  if (left === undefined) return true;
  const words = (address: PostalAddress) =>
    [address.line1, address.line2, address.line3]
      .join(' ')
      // "STRASSE" is "Straße" in capitals.
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const kept = new Set(words(left));
  return isSamePlace(left, meant, evidence) && words(meant).every((word) => kept.has(word));
}

const isFault = ({ sort }: Kind) => sort === 'one' || sort === 'two';

/**
 * Whether two addresses have the same text. Exchanging New York, the city, with its province changes nothing.
 */
function isSameText(a: PostalAddress, b: PostalAddress): boolean {
  const fold = (text: string | null) => text?.toLowerCase() ?? '';
  return addressParts.every((part) => fold(a[part]) === fold(b[part]));
}

/** If place data cannot show that a field is wrong, a suggestion that keeps the field does not mislead. */
function meantBy({ byField }: Typed, meant: PostalAddress, clarity: Clarity): PostalAddress[] {
  return clarity === 'unseen' ? [meant, byField] : [meant];
}
