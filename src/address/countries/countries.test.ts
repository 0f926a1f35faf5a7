import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formats } from '../../../test/support/format-markets.ts';
import { countries, countryOf } from './index.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => /^[a-z]{2}\.ts$/.test(name));

/** The source of a module without comments and without texts in backquotes. */
const codeOf = (path: URL) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

describe('the definitions of countries', () => {
  it('are all in the list, each in the file of its code', () => {
    expect(countries.map(({ code }) => `${code.toLowerCase()}.ts`)).toEqual(files.sort());
  });

  it('are of countries that the address metadata has', () => {
    expect(countries.filter(({ code }) => !formats.byCountry.has(code))).toEqual([]);
  });

  it('give a sentence as the reason for each exception', () => {
    for (const { code, codes, areas, isOnePlace } of countries) {
      const reasons = [
        codes?.mayBeLeftOut,
        codes?.shapeIsCertain,
        areas?.mayBeLeftOut,
        areas?.lackSubdivisions,
        isOnePlace,
      ];
      for (const reason of reasons) if (reason !== undefined) expect(reason, code).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  it('may lack a country, which then has nothing particular', () => {
    expect(countryOf('ZZ')).toEqual({ code: 'ZZ' });
    expect(countryOf('constructor')).toEqual({ code: 'constructor' });
  });
});

describe('the rooms above', () => {
  const rooms = ['reading', 'candidates', 'decide', 'street', 'text', 'cost'];
  const sources = rooms.flatMap((room) => {
    const directory = new URL(`../${room}/`, import.meta.url);
    const names = readdirSync(directory).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    return names.map((name) => ({ name: `${room}/${name}`, code: codeOf(new URL(name, directory)) }));
  });

  it('name no country', () => {
    const codes = countries.map(({ code }) => code).join('|');
    const named = new RegExp(`(['"\`])(?:${codes})\\1`);
    // Letters beside which a house number stands are no codes of countries.
    expect(sources.filter(({ code }) => named.test(code)).map(({ name }) => name)).toEqual([]);
  });

  it('look no country up by its code', () => {
    const looksUp = /\b(?:countryOf|nameKeysOf|placeKey|streetConventionOf)\b/;
    expect(sources.filter(({ code }) => looksUp.test(code)).map(({ name }) => name)).toEqual([]);
  });
});
