import { describe, expect, it } from 'vitest';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { builtinDataDirectory } from '../../gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../gazetteer/read/gazetteer.ts';
import { findTaxNumberRule } from '../../market/tax-numbers.ts';
import { countries } from './index.ts';
import { type CountryProfile, profileOf } from './profile/country-profile.ts';
import { threeLetterCodes } from './profile/three-letter-codes.ts';
import { boxesEverywhere } from './shared/boxes-everywhere.ts';

const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });

/** Cases of all countries: what they are about, and how the country reads it. */
function casesOf<Entry>(entriesOf: (country: (typeof countries)[number]) => readonly Entry[]) {
  return countries.flatMap((country) => {
    const opened = gazetteer.country(country.code);
    if (opened === undefined) return [];
    return entriesOf(country).map((entry) => ({ code: country.code, entry, profile: profileOf(opened) }));
  });
}

describe('each entry of a country’s definition has its effect', () => {
  it('names of an area find the same area, and no names of two areas do', () => {
    const found = new Map<string, string>();
    for (const { code, entry, profile } of casesOf(({ areas }) => Object.entries(areas?.names ?? {}))) {
      const [area, names] = entry;
      const of = new Set(names.map((name) => profile.areas.find(name)));
      expect([code, area, names.length > 0, of.size, of.has(undefined)]).toEqual([
        code,
        area,
        true,
        1,
        false,
      ]);
      const key = `${code} ${[...of][0]}`;
      expect([code, area, found.get(key) ?? area]).toEqual([code, area, area]);
      found.set(key, area);
    }
  });

  it('names of subdivisions are names of the country', () => {
    const all = casesOf(({ areas }) =>
      [areas?.subdivisions?.names, areas?.subdivisions?.added].flatMap((names = {}) => Object.entries(names)),
    );
    for (const { code, entry, profile } of all) {
      const [subdivision, names] = entry;
      expect(subdivision).toMatch(new RegExp(`^${code}-[A-Z0-9]{1,3}$`));
      expect([subdivision, names.length > 0]).toEqual([subdivision, true]);
      for (const name of names) expect([subdivision, name, profile.areas.isNamed(name)]).toContain(true);
    }
  });

  it('names of the country are read as the country', () => {
    for (const { code, entry, profile } of casesOf(({ calledBy = [] }) => calledBy))
      expect([code, entry, profile.isCalled(entry)]).toEqual([code, entry, true]);
  });

  it('languages name the country otherwise than the language that it has anyway', () => {
    const nameIn = (language: string, code: string) =>
      new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code);
    for (const { code, entry, profile } of casesOf(({ languages = [] }) => languages)) {
      const name = nameIn(entry, code) ?? '';
      expect([code, entry, profile.isCalled(name)]).toEqual([code, entry, true]);
      const own = new Intl.Locale(`und-${code}`).maximize().language;
      expect([code, entry, name]).not.toEqual([code, entry, nameIn(own, code)]);
    }
  });

  it('codes of three letters name the country, each another one', () => {
    const codes = [...threeLetterCodes.values()];
    expect(new Set(codes).size).toBe(codes.length);
    for (const { code } of countries) expect([code, threeLetterCodes.get(code)]).not.toContain(undefined);
  });

  it('areas that are a city are areas', () => {
    for (const { code, entry, profile } of casesOf(({ areas }) => areas?.cities ?? []))
      expect([code, entry, profile.areas.ofCity(entry)]).not.toContain(undefined);
  });

  it('words for a box make a line a box', () => {
    for (const { language } of boxesEverywhere) expect(language).toMatch(/^[A-Z]/);
    const isBox = (profile: CountryProfile, line1: string) =>
      profile.boxes.find(typedAddress({ line1 })) === 'line1';
    for (const { code, entry, profile } of casesOf(({ boxes = [] }) => boxes)) {
      const { language, anywhere = [], segment = [], alone = [], numberless = [] } = entry;
      expect(language, code).toMatch(/^[A-Z]/);
      for (const words of [...anywhere, ...segment, ...alone, ...numberless])
        expect([code, words, isBox(profile, `${words} 123`)]).toEqual([code, words, true]);
      for (const words of numberless)
        expect([code, words, isBox(profile, words)]).toEqual([code, words, true]);
    }
  });

  it('the time zone keeps the hours of a zone of the country, where it has one', () => {
    for (const { code, market } of countries) {
      if (market === undefined) continue;
      const hours = hoursOf(market.timeZone);
      const own = zonesOf(code).map(hoursOf);
      if (own.length > 0) expect([code, own.includes(hours)]).toEqual([code, true]);
    }
  });

  it('tax numbers have a rule', () => {
    for (const { code, market } of countries)
      for (const scheme of market?.taxId ?? [])
        expect([code, scheme, findTaxNumberRule(scheme)]).not.toContain(undefined);
  });
});

/** The zones that CLDR gives a country; newer versions of Node have a method in place of the member. */
function zonesOf(code: string): readonly string[] {
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    readonly timeZones?: string[];
    getTimeZones?(): string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** What a zone is ahead of UTC in January and in July. Throws if there is no such zone. */
function hoursOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', year: 'numeric' });
  return [0, 6].map((month) => format.format(new Date(Date.UTC(2026, month, 15)))).join();
}
