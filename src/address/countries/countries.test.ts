import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formats } from '../../../test/support/format-markets.ts';
import * as definitions from './definitions.ts';
import { countries, countryOf } from './index.ts';

const folder = new URL('.', import.meta.url);
const sources = new URL('../../', folder);
const files = readdirSync(folder).filter((name) => /^[a-z]{2}\.ts$/.test(name));

/** The source of a module without comments and without texts in backquotes. */
const codeOf = (path: URL) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** The paths of empty texts, lists and tables in a value. */
function emptyIn(value: unknown, path: string): string[] {
  if (value === '') return [path];
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  const members = Object.entries(value instanceof Map || value instanceof Set ? [...value] : value);
  if (members.length === 0) return [path];
  return members.flatMap(([name, member]) => emptyIn(member, `${path}.${name}`));
}

describe('the definitions of countries', () => {
  it('are all in the list, each in the file of its code', () => {
    expect(countries.map(({ code }) => `${code.toLowerCase()}.ts`)).toEqual(files.sort());
  });

  it('are of countries that the address metadata has', () => {
    expect(countries.filter(({ code }) => !formats.byCountry.has(code))).toEqual([]);
  });

  it('give a sentence as the reason for each exception', () => {
    for (const { code, codes, areas, isOnePlace, places } of countries) {
      const reasons = [
        codes?.mayBeLeftOut,
        codes?.shapeIsCertain,
        areas?.mayBeLeftOut,
        areas?.lackSubdivisions,
        isOnePlace,
        places?.everywhere?.reason,
        places?.territories?.reason,
      ];
      for (const reason of reasons) if (reason !== undefined) expect(reason, code).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  it('hold nothing empty, but for words to drop, mute signs, and what a language has none of', () => {
    const mayBeEmpty = /\.words\.(and|dr|jr)$|\.letters\.[ъь]$|\.languages\.\d+\.(articles|words)$/;
    const empty = countries.flatMap((country) => emptyIn(country, country.code));
    expect(empty.filter((path) => !mayBeEmpty.test(path))).toEqual([]);
  });

  it('say something each', () => {
    expect(Object.values(definitions).filter((definition) => Object.keys(definition).length === 0)).toEqual(
      [],
    );
  });

  it('may lack a country, which then has nothing particular', () => {
    const stated = (code: string) => JSON.parse(JSON.stringify(countryOf(code)));
    const nothing = { codes: {}, names: {}, areas: {} };
    expect(stated('ZZ')).toEqual({ code: 'ZZ', ...nothing });
    expect(stated('constructor')).toEqual({ code: 'constructor', ...nothing });
  });
});

/** The modules of `src` and of the build of the data without tests, by their path there. */
const modules = [sources, new URL('../scripts/builtin-data/', sources)].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({ path, code: codeOf(new URL(path, folder)) })),
);

describe('all other code', () => {
  const mayName = {
    'the definitions': /^address\/countries\/(?:[a-z]{2}|shared\/.+)\.ts$/,
    'readers of files that one country publishes':
      /^gazetteer\/import\/(?:japan-post|sepomex)-importer\.ts$|^streets\/import\/source-kinds\.ts$/,
    'examples in documents': /^http\/operations\/.+-operations?\.ts$|^http\/wire\/records\.ts$/,
    'examples in texts': /^cli\/(?:program|\w+-commands|actions\/run-service)\.ts$|^problem\/catalog\.ts$/,
    'letters of the address metadata: A for the street, C for the city': /^compile-formats\.ts$/,
  };
  // Texts of codes alone ('US', 'DE AT', 'FR.11') and members with the name of a code (US: …).
  const code = `(?:${countries.map((each) => each.code).join('|')})`;
  const asText = `(['"\`])${code}(?: ${code})*\\1|['"\`]${code}\\.[\\d$]`;
  const asMember = `(?:^|[{,])\\s*${code}: `;
  const named = new RegExp(`${asText}|${asMember}`, 'm');
  const naming = modules.filter((module) => named.test(module.code)).map(({ path }) => path);

  it('names no country', () => {
    const isExcused = (path: string) => Object.values(mayName).some((paths) => paths.test(path));
    expect(naming.filter((path) => !isExcused(path))).toEqual([]);
  });

  it.each(Object.entries(mayName))('may name one: %s', (_, paths) => {
    expect(naming.some((path) => paths.test(path))).toBe(true);
  });
});

describe('the rooms above', () => {
  it('look no country up by its code', () => {
    const rooms = /^address\/(?:reading|candidates|decide|street|text|cost)\//;
    const looksUp = /\b(?:countryOf|nameKeysOf|placeKey|streetConventionOf)\b/;
    const above = modules.filter(({ path }) => rooms.test(path));
    expect(above.length).toBeGreaterThan(30);
    expect(above.filter((each) => looksUp.test(each.code)).map(({ path }) => path)).toEqual([]);
  });
});
