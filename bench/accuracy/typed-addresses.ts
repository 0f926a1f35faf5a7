import { readdirSync, readFileSync } from 'node:fs';
import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { streetConventionOf } from '../../src/address/countries/profile/street-convention-of.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { wireNames } from '../../src/fields/shipping-fields.ts';
import { loadedStreets } from '../../test/fixtures/loaded-countries.ts';
import { seededRandom, seedOf } from '../../test/support/random.ts';
import { lineOf } from '../street-addresses.ts';
import { misspelt, otherNotation, otherType } from '../street-slips.ts';
import { drawAddresses } from './draw-places.ts';
import { floorCountries } from './floor.ts';
import { kinds } from './kinds.ts';
import { type MeantAddress, measure } from './measure.ts';
import { judgeByEngine } from './outcome.ts';
import { PlacesEvidence } from './places-evidence.ts';

const submissions = new URL('../../test/vectors/address/', import.meta.url);
const drawnOfCountry = 6;
/** One case in this many is taken. */
const oneIn = { built: 2, loaded: 3 };

export interface TypedAddress {
  readonly country: AddressCountry;
  readonly typed: PostalAddress;
}

/**
 * Addresses from places with codes, typed in every way; in other markets, the address at the beginning of
 * their vectors.
 */
export function* drawBuilt(
  withPlaces: readonly string[],
  builtIn: (code: string) => AddressCountry,
): Generator<TypedAddress> {
  const withCodes = floorCountries(withPlaces.map(builtIn));
  const all = [...withCodes.map(drawnOf), ...readdirSync(submissions).map((name) => firstOf(name, builtIn))];
  let drawn = 0;
  for (const each of all)
    for (const typed of typedInEveryWay(each)) if (drawn++ % oneIn.built === 0) yield typed;
}

/** Addresses in the loaded countries typed in every way, and their streets with slips. */
export function* drawLoaded(loaded: readonly AddressCountry[]): Generator<TypedAddress> {
  let drawn = 0;
  for (const country of loaded) {
    const { meant } = drawnOf(country);
    for (const typed of typedInEveryWay({ country, meant })) if (drawn++ % oneIn.loaded === 0) yield typed;
    yield* drawStreets(country);
  }
}

function* drawStreets(country: AddressCountry): Generator<TypedAddress> {
  const { format, places } = country;
  const convention = streetConventionOf(format.country);
  if (convention === undefined || places === undefined) return;
  for (const [code, street, number = ''] of loadedStreets(format.country)) {
    const random = seededRandom(seedOf('loaded streets', code, street));
    const part = Array.from(code, (_, at) => code.slice(0, code.length - at)).find(
      (start) => places.findCode(start) >= 0,
    );
    const at = places.findCode(part ?? '');
    const [place = -1] = places.localitiesOfCode(at);
    const meant: PostalAddress = {
      name: null,
      line1: lineOf(street, number, convention),
      line2: null,
      line3: null,
      locality: places.localityName(place),
      administrativeArea: format.usesAdministrativeArea
        ? (places.areas[places.areaOfLocality(place)]?.code ?? null)
        : null,
      postalCode: code,
    };
    const others = [...places.codesOfLocality(place)].filter((each) => each !== at);
    const codes = [code, ...others.map((each) => `${places.codeText(each)}${code.slice(part?.length)}`)];
    const names = [street, otherNotation(street, convention), misspelt(street, random)];
    const lines = [...names, otherType(street, convention, random), street.replace(/ \S+$/, '')].flatMap(
      (each) => (each === undefined ? [] : [lineOf(each, number, convention)]),
    );
    const numbers = ['', '8', '999', '13a', `${number}-${number}2`, `${number}/3`].map((each) =>
      lineOf(street, each, convention).trim(),
    );
    const otherNumbers = [...numbers, `${meant.line1} Apt 4`, `${number}, ${street}`, `${street} ${number}`];
    for (const postalCode of codes)
      for (const line1 of [...lines, ...otherNumbers])
        yield { country, typed: { ...meant, line1, postalCode } };
    const city = misspelt(meant.locality ?? '', random) ?? null;
    for (const line1 of lines) yield { country, typed: { ...meant, line1, locality: city } };
    yield { country, typed: { ...meant, locality: null } };
    yield { country, typed: { ...meant, postalCode: null } };
  }
}

function* typedInEveryWay({ country, meant }: MeantOfCountry): Generator<TypedAddress> {
  const { format, places } = country;
  if (places === undefined) return;
  const measuring = { country, evidence: new PlacesEvidence(format, places), judge: judgeByEngine };
  for (const address of meant)
    for (const { typed } of measure(address, kinds, measuring))
      yield { country, typed: { ...typed, name: null } };
}

interface MeantOfCountry {
  readonly country: AddressCountry;
  readonly meant: readonly MeantAddress[];
}

function drawnOf(country: AddressCountry): MeantOfCountry {
  return { country, meant: drawAddresses(country, drawnOfCountry) };
}

function firstOf(fileName: string, countries: (code: string) => AddressCountry): MeantOfCountry {
  const code = fileName.slice(0, 2);
  const [line = ''] = readFileSync(new URL(fileName, submissions), 'utf8').split('\n', 1);
  const { submission } = JSON.parse(line);
  const parts = Object.entries(wireNames).map(([part, field]) => [part, submission[field] ?? null]);
  const address = Object.fromEntries(parts) as PostalAddress;
  const meant = { id: code, source: 'vectors', address, isSound: true, isAgreed: true };
  return { country: countries(code), meant: [meant] };
}
