import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { seedOf } from '../../test/support/random.ts';
import type { CollectedEvidence } from './collected-evidence.ts';
import { collectEvidence, loadedSource } from './evidence-sources.ts';
import { isWhole, type MeantAddress } from './measure.ts';
import type { RealAddress } from './real-addresses.ts';

export interface ChosenAddresses {
  readonly evidence: CollectedEvidence;
  /** All complete rows. */
  readonly rows: readonly MeantAddress[];
  /** The rows that are also typed in other ways: sound ones, drawn by their text. */
  readonly sample: ReadonlySet<MeantAddress>;
}

/** The addresses of a country to measure, and what all sources say about it. A sample of 0 takes all. */
export async function chooseAddresses(
  country: AddressCountry,
  all: readonly RealAddress[],
  isChosen: (row: RealAddress) => boolean,
  sampleSize: number,
): Promise<ChosenAddresses> {
  const { format } = country;
  const evidence = await collectEvidence(format, all);
  const rows = all
    .filter((row) => row.country === format.country && isChosen(row) && isWhole(row.address, country))
    .map((row) => toMeant(row, evidence));
  const drawn = rows
    .filter(({ isSound }) => isSound)
    .map((row) => ({ row, order: seedOf(row.id) }))
    .sort((a, b) => a.order - b.order)
    .map(({ row }) => row);
  return { evidence, rows, sample: new Set(sampleSize === 0 ? drawn : drawn.slice(0, sampleSize)) };
}

/** Whether a source that the engine has not loaded has city, province and code of an address together. */
export function isAgreed(address: PostalAddress, evidence: CollectedEvidence): boolean {
  const sources = evidence.supportOf(address);
  sources.delete(loadedSource);
  return sources.size > 0;
}

function toMeant({ source, address }: RealAddress, evidence: CollectedEvidence): MeantAddress {
  const others = evidence.supportOf(address);
  others.delete(source);
  const isSound = others.size > 0;
  others.delete(loadedSource);
  const { line1, line2, locality, administrativeArea, postalCode } = address;
  const id = JSON.stringify([line1, line2, locality, administrativeArea, postalCode]);
  return { id, source, address, isSound, isAgreed: others.size > 0 };
}
