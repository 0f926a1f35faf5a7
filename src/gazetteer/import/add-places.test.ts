import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFormats } from '../../../scripts/builtin-data/build-formats.ts';
import { zipFile } from '../../../test/support/zip-file.ts';
import { compileCountry } from '../compile/compile-country.ts';
import { openPlaces } from '../read/open-places.ts';
import { noDivision, type PlaceRow } from '../read/place-row.ts';
import { citiesSource } from '../read/place-source.ts';
import { addPlaces } from './add-places.ts';
import { geonamesImporter } from './geonames-importers.ts';

const formats = new Map(buildFormats(process.cwd()).countries.map((format) => [format.country, format]));
const line = (country: string, code: string, place: string, area = '', areaCode = '') =>
  [country, code, place, area, areaCode, '', '', '', '', '51.5', '-0.1', '4'].join('\t');
const british = [line('GB', 'SW1A', 'Westminster'), line('GB', 'M1', 'Manchester')];
const german = [line('DE', '80331', 'München'), line('DE', '10115', 'Berlin')];

describe('addPlaces', () => {
  let folder: string;
  let directory: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
    directory = join(folder, 'data', 'gazetteer');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const add = (...files: string[]) => addPlaces(geonamesImporter(), files, directory, { formats });
  const open = (country: string) => openPlaces(join(directory, `${country}.places`));
  const loaded = () => {
    try {
      return readdirSync(directory).filter((name) => name !== 'sources');
    } catch {
      return [];
    }
  };

  it.each([
    ['an empty file', '', /GB\.txt holds no place/],
    ['a page of HTML', '<html>\n<body>Not found</body>\n', /GB\.txt holds no place/],
    [
      'a broken zip file',
      zipFile({ 'GB.txt': british.join('\n') }).subarray(0, 60),
      /GB\.txt is cut short or damaged: /,
    ],
    [
      'a zip file without data',
      zipFile({ 'readme.txt': 'Postal codes' }),
      /GB\.txt holds 0 files of data instead of one/,
    ],
    ['a zip file of two', zipFile({ 'GB.txt': british[0] ?? '', 'FR.txt': '' }), /holds 2 files of data/],
    ['one endless line', 'x'.repeat(2 ** 21), /GB\.txt has a line of more than/],
    [
      'a file with many bad lines',
      [...british, ...Array.from({ length: 11 }, () => 'bad')].join('\n'),
      /GB\.txt: 11 of 13 lines are bad/,
    ],
  ])('refuses %s and leaves the data as it was', async (_, content, reason) => {
    await add(file('before.txt', british.join('\n')));
    const before = readFileSync(join(directory, 'GB.places'));
    const [report] = await add(file('GB.txt', content));
    expect(report?.refusal).toMatch(reason);
    expect(report?.countries).toEqual([]);
    expect(readFileSync(join(directory, 'GB.places')).equals(before)).toBe(true);
    expect(loaded()).toEqual(['GB.places']);
  });

  it('refuses a file that does not exist and loads the others', async () => {
    const reports = await add(join(folder, 'XY.zip'), file('DE.txt', german.join('\n')));
    expect(reports.map(({ refusal }) => refusal === null)).toEqual([false, true]);
    expect(reports[0]?.refusal).toMatch(/XY\.zip is not there/);
    expect(loaded()).toEqual(['DE.places']);
  });

  it('finds damage inside a zip file by its checksum', async () => {
    const damaged = zipFile({ 'GB.txt': british.join('\n') });
    const checksumAt = damaged.indexOf('PK\u0001\u0002') + 16;
    damaged.writeUInt32LE((damaged.readUInt32LE(checksumAt) ^ 1) >>> 0, checksumAt);
    const [report] = await add(file('GB.zip', damaged));
    expect(report?.refusal).toBe('GB.zip is cut short or damaged: download or copy it again.');
    expect(loaded()).toEqual([]);
  });

  it('names each bad line and loads the good ones', async () => {
    const [report] = await add(
      file('GB.txt', [british[0], 'GB\tbad', '', line('XX', '1', 'Y'), british[1]].join('\r\n')),
    );
    expect(report).toMatchObject({
      refusal: null,
      countries: [{ country: 'GB', rows: 2 }],
      badLineCount: 2,
      badLines: [
        { line: 2, reason: '2 columns instead of 11 or more' },
        { line: 4, reason: 'XX is no country that has an address format' },
      ],
    });
    expect(open('GB').manifest).toMatchObject({ rows: 2, badLines: 2 });
  });

  it('counts bytes that are not UTF-8 as a bad line', async () => {
    const latin = Buffer.concat([
      Buffer.from(`${german.join('\n')}\n`),
      Buffer.from(line('DE', '90402', 'Nürnberg'), 'latin1'),
    ]);
    const [report] = await add(file('DE.txt', latin));
    expect(report).toMatchObject({ countries: [{ rows: 2 }], badLines: [{ line: 3, reason: 'not UTF-8' }] });
  });

  it('reads zip files by their content and takes the date of the data inside', async () => {
    await add(file('GB.data', zipFile({ 'GB.txt': british.join('\n'), 'readme.txt': 'Postal codes' })));
    expect(open('GB').manifest).toEqual({
      country: 'GB',
      source: 'GeoNames, GB.data',
      licence: 'CC BY 4.0',
      date: '2026-01-02',
      badLines: 0,
      rows: 2,
      // The country's table has that of the forces' post.
      codes: 3,
      sources: [expect.objectContaining({ name: 'geonames', rows: 2 })],
    });
  });

  it('replaces the loaded data of a country, and nothing else', async () => {
    await add(file('a.txt', [...british, ...german].join('\n')));
    const germanBefore = open('DE').digest;
    await add(file('b.txt', line('GB', 'EH1', 'Edinburgh')));
    expect([open('GB').findCode('EH1'), open('GB').findCode('M1')]).toEqual([1, -1]);
    expect(open('DE').digest).toBe(germanBefore);
  });

  it('gives the codes of a replaced built-in list to all names of their town', async () => {
    const builtin = join(folder, 'builtin');
    const town = { country: 'GB', postalCode: '', place: 'Caernarfon', latitude: 53.14, longitude: -4.27 };
    const areas = [noDivision, noDivision, noDivision] as const;
    const of = (name: string, placeRows: PlaceRow[]) => ({
      name,
      country: 'GB',
      source: name,
      licence: '',
      date: null,
      rows: 1,
      badLines: 0,
      placeRows,
    });
    const cities = of(citiesSource, [
      { ...town, divisions: areas, population: 9800, otherNames: ['Carnarvon'] },
    ]);
    const village = { ...town, place: 'Carnarvon', latitude: 53.3 };
    const listed = of('geonames', [
      { ...town, divisions: areas, postalCode: 'LL55' },
      { ...village, divisions: areas, postalCode: 'LL53' },
    ]);
    const format = formats.get('GB');
    if (format === undefined) throw new Error('no format');
    mkdirSync(builtin);
    writeFileSync(join(builtin, 'GB.places'), compileCountry(format, [cities, listed]));
    const at = (code: string, { place, latitude }: typeof town) =>
      line('GB', code, place).replace('51.5\t-0.1', `${latitude}\t-4.27`);
    const path = file('GB.txt', [at('LL55', town), at('LL53', village)].join('\n'));
    await addPlaces(geonamesImporter(), [path], directory, { formats, builtin });
    const places = open('GB');
    const [other = -1] = places.findLocalities('carnarvon');
    expect([...places.codesOfLocality(other)].map(places.codeText)).toEqual(['LL53', 'LL55']);
  });

  it('refuses a second file of one call with the same country', async () => {
    const reports = await add(
      file('GB.txt', british.join('\n')),
      file('more.txt', line('GB', 'EH1', 'Edinburgh')),
    );
    expect(reports[1]?.refusal).toBe('more.txt holds places of GB, and so does GB.txt.');
    expect(open('GB').codeCount).toBe(3);
  });

  it('reports progress by line and share', async () => {
    const lines = Array.from({ length: 20_000 }, (_, code) => line('DE', String(code), 'Ort'));
    const seen: [string, number, number][] = [];
    const path = file('DE.txt', lines.join('\n'));
    await addPlaces(geonamesImporter(), [path], directory, {
      formats,
      onProgress: (...progress) => seen.push(progress),
    });
    expect(seen).toEqual([['DE.txt', 20_000, 1]]);
  });

  it('gives the United States its military post offices and territories', async () => {
    await add(
      file(
        'US.txt',
        [line('US', '94538', 'Fremont', 'California', 'CA'), line('US', '09001', 'APO AA')].join('\n'),
      ),
    );
    const places = open('US');
    const areaOf = (code: string) => {
      const [locality = -1] = places.localitiesOfCode(places.findCode(code));
      return [places.localityName(locality), places.areas[places.areaOfLocality(locality)]?.code];
    };
    expect(areaOf('94538')).toEqual(['Fremont', 'CA']);
    expect(areaOf('09001')).toEqual(['APO', 'AE']);
    expect(places.codePosition(places.findCode('09001')).latitude).toBeNaN();
    expect(areaOf('00901')).toEqual(['San Juan', 'PR']);
  });
});
