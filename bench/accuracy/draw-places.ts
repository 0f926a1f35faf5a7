import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import type { AddressFormat } from '../../src/address/countries/profile/address-format.ts';
import type { Places } from '../../src/address/countries/profile/places.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { canonicalPostalCode } from '../../src/address/reading/postal-code.ts';
import { seededRandom, seedOf } from '../../test/support/random.ts';
import type { MeantAddress } from './measure.ts';

const fewestLetters = 4;

/** Draws codes of a country with a seed, each with one of its places, its province and an invented street. */
export function drawAddresses(country: AddressCountry, count: number): MeantAddress[] {
  const { format, places } = country;
  if (places === undefined || places.codeCount === 0) return [];
  const random = seededRandom(seedOf('drawn places', format.country));
  const drawn = new Map<string, MeantAddress>();
  for (let attempt = 0; attempt < 20 * count && drawn.size < count; attempt++) {
    const address = addressOf(random.below(places.codeCount), format, places);
    if (address === undefined) continue;
    const id = `${address.locality}, ${address.administrativeArea}, ${address.postalCode}`;
    drawn.set(id, { id, source: 'places', address, isSound: true, isAgreed: true });
  }
  return [...drawn.values()];
}

/** Undefined for a code without a place, a military code, and a code whose province the format lacks. */
function addressOf(code: number, format: AddressFormat, places: Places): PostalAddress | undefined {
  const [locality] = places.localitiesOfCode(code);
  const postalCode = wholeCode(places.codeText(code), format);
  if (locality === undefined || postalCode === undefined) return undefined;
  const name = places.localityName(locality);
  if (Number.isNaN(places.codePosition(code).latitude) || name.length < fewestLetters) return undefined;
  const area = places.areas[places.areaOfLocality(locality)]?.code;
  const isKnown = format.administrativeAreas.some((each) => each.code === area);
  if (format.requiresAdministrativeArea && !isKnown) return undefined;
  return {
    name: 'A Buyer',
    line1: '12 High Street',
    line2: null,
    line3: null,
    locality: name,
    administrativeArea: format.usesAdministrativeArea && isKnown ? (area ?? null) : null,
    postalCode,
  };
}

/** If the data has only the beginning of a code, the rest comes from the country's example. */
function wholeCode(known: string, { postalCodePattern, postalCodeExample = '' }: AddressFormat) {
  const pattern = new RegExp(`^(?:${postalCodePattern ?? '.*'})$`);
  const endings = Array.from(postalCodeExample, (_, at) => postalCodeExample.slice(at)).reverse();
  const separated = Array.from(known, (_, at) => [
    `${known.slice(0, at)}-${known.slice(at)}`,
    `${known.slice(0, at)} ${known.slice(at)}`,
  ]);
  return [known, ...separated.flat(), ...endings.flatMap((end) => [known + end, `${known} ${end}`])].find(
    (text) => pattern.test(text) && canonicalPostalCode(text).startsWith(known),
  );
}
