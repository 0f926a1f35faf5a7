import type { AddressCountry } from '../../src/address/address-country.ts';
import { addressParts, type PostalAddress } from '../../src/address/postal-address.ts';
import { missingParts } from '../../src/address/required-parts.ts';
import type { Evidence } from './evidence.ts';
import { asItIs, type Kind, type Typed } from './kinds.ts';
import { type Clarity, clarityOf } from './meanings.ts';
import { type Judge, type Judgement, type Outcome, outcomeOf } from './outcome.ts';
import { seededRandom, seedOf } from './random.ts';

/** An address that was meant, and what sources say of it. */
export interface MeantAddress {
  /** Names it: what befalls it by chance follows from this and the kind alone. */
  readonly id: string;
  /** The file that it is from. */
  readonly source: string;
  readonly address: PostalAddress;
  /**
   * Sources beside its own name its city, province and code together: a fault in it can be told from one of
   * its source.
   */
  readonly isSound: boolean;
  /** One of these is a source that the engine has not loaded. */
  readonly isAgreed: boolean;
}

export interface Case extends Judgement {
  readonly country: string;
  readonly kind: Kind;
  readonly meant: MeantAddress;
  readonly typed: PostalAddress;
  /** What a suggestion may lead to without misleading. */
  readonly meantBy: readonly PostalAddress[];
  readonly outcome: Outcome;
  /** `one` for what is no fault. */
  readonly clarity: Clarity;
}

/** Whether a case ended as it should; undefined where nobody could tell from place data. */
export function isRight({ kind, outcome, clarity }: Case): boolean | undefined {
  if (kind.sort === 'real' || kind.sort === 'harmless') return outcome === 'accepted';
  if (clarity === 'unseen') return undefined;
  return outcome === 'mended' || (outcome === 'doubted' && clarity === 'ambiguous');
}

export interface Measuring {
  readonly country: AddressCountry;
  readonly evidence: Evidence;
  readonly judge: Judge;
}

/** Whether a source gives all that its country asks for; what it leaves out is no doubt of the engine's. */
export function isWhole(address: PostalAddress, { format }: AddressCountry): boolean {
  return missingParts(address, format).length === 0;
}

/**
 * Types an address in each way that can befall it, and judges what comes of it. All but `as it is` befall
 * only sound addresses.
 */
export function* measure(
  meant: MeantAddress,
  kinds: readonly Kind[],
  { country, evidence, judge }: Measuring,
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
    const outcome = outcomeOf(judgement, acceptable, evidence);
    yield {
      country: country.format.country,
      kind,
      meant,
      typed: typing.typed,
      meantBy: acceptable,
      outcome,
      clarity,
      ...judgement,
    };
  }
}

const isFault = ({ sort }: Kind) => sort === 'one' || sort === 'two';

/** A New York in New York can be exchanged with its province unnoticed. */
function isSameText(a: PostalAddress, b: PostalAddress): boolean {
  const fold = (text: string | null) => text?.toLowerCase() ?? '';
  return addressParts.every((part) => fold(a[part]) === fold(b[part]));
}

/** Where place data cannot show that a field is wrong, to keep it is no misleading. */
function meantBy({ byField }: Typed, meant: PostalAddress, clarity: Clarity): PostalAddress[] {
  return clarity === 'unseen' ? [meant, byField] : [meant];
}
