import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildFormats } from '../../../scripts/builtin-data/build-formats.ts';
import { openPlaces } from '../read/open-places.ts';
import { noDivision, placeRow } from '../read/place-row.ts';
import { encodeSource, type PlaceSource, sourcePath } from '../read/place-source.ts';
import { addPlaces } from './add-places.ts';
import { csvImporter } from './csv-importer.ts';
import { alternateNamesImporter, citiesImporter, geonamesImporter } from './geonames-importers.ts';
import { japanPostImporter } from './japan-post-importer.ts';
import type { PlaceImporter } from './place-importer.ts';
import { sepomexImporter } from './sepomex-importer.ts';
import { removeData, storeSources } from './store-sources.ts';

const formats = new Map(buildFormats(process.cwd()).countries.map((format) => [format.country, format]));

describe('importers of places', () => {
  let folder: string;
  let directory: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'importers-'));
    directory = join(folder, 'gazetteer');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const add = async (importer: PlaceImporter, name: string, content: string | Buffer) => {
    const [report] = await addPlaces(importer, [file(name, content)], directory, { formats });
    return report;
  };
  const open = (country: string) => openPlaces(join(directory, `${country}.places`));
  const namesOf = (country: string, code: string) => {
    const places = open(country);
    return [...places.localitiesOfCode(places.codeOfRange(code))].map(places.localityName);
  };
  const postal = (country: string, code: string, place: string) =>
    `${country}\t${code}\t${place}\t\t\t\t\t\t\t48.1\t11.5\t4`;

  it('restore the lost zeros of codes, and count these codes', async () => {
    const report = await add(geonamesImporter(), 'MX.txt', `${postal('MX', '1000', 'San Ángel')}\n`);
    expect(report).toMatchObject({ paddedCodes: 1, refusal: null });
    expect(namesOf('MX', '01000')).toEqual(['San Ángel']);
  });

  it('read the general codes of Brazil as beginnings of ranges', async () => {
    const lines = [postal('BR', '01000-000', 'São Paulo'), postal('BR', '06000-000', 'Osasco')];
    await add(geonamesImporter(), 'BR.txt', lines.join('\n'));
    expect(['01310100', '06000000', '06999999'].map((code) => namesOf('BR', code)[0])).toEqual([
      'São Paulo',
      'Osasco',
      'Osasco',
    ]);
  });

  it('name divisions in Latin letters, where a list has them', async () => {
    const line = 'KR\t06000\t신사동\t서울특별시\t11\t강남구\t680\t\t\t37.5\t127\t4';
    await add(geonamesImporter(new Map([['KR.11.680', 'Gangnam District']])), 'KR.txt', line);
    const places = open('KR');
    const divisions = [...places.divisionsOfCode(0)].map(places.localityName);
    expect(divisions).toEqual(expect.arrayContaining(['강남구', 'Gangnam District']));
  });

  it('read any list by header or column numbers, and ranges', async () => {
    const byName = {
      country: 'DE',
      columns: new Map([
        ['postalCode', 'plz'],
        ['locality', 'ort'],
      ] as const),
    };
    await add(csvImporter(byName), 'a.csv', 'ort,plz\n"Berlin, Mitte",10115\n');
    expect(namesOf('DE', '10115')).toEqual(['Berlin, Mitte']);
    const ranges = new Map([
      ['from', '1'],
      ['to', '2'],
      ['locality', '3'],
      ['otherNames', '4'],
    ] as const);
    await add(
      csvImporter({ country: 'DE', columns: ranges, delimiter: ';' }),
      'b.csv',
      '10000;10999;Rostock;\n',
    );
    expect(namesOf('DE', '10500')).toEqual(['Rostock']);
  });

  it('refuse a list that lacks a named column, and count lines without required values', async () => {
    const list = {
      country: 'DE',
      columns: new Map([
        ['postalCode', 'zip'],
        ['locality', 'ort'],
      ] as const),
    };
    expect((await add(csvImporter(list), 'a.csv', 'ort,plz\nBerlin,10115\n'))?.refusal).toBe(
      'a.csv has no column zip; its columns are ort, plz. Check --columns and --encoding.',
    );
    const report = await add(csvImporter(list), 'b.csv', 'ort,zip\nBerlin,10115\n,10117\nBonn,\n');
    expect(report?.badLines.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '3: the locality is missing',
      '4: the postal code is missing',
    ]);
  });

  it('read the list of Correos de México, with towns before their settlements', async () => {
    const header =
      'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id|d_zona|c_cve_ciudad';
    const row =
      '03100|Del Valle|Colonia|Benito Juárez|Ciudad de México|Ciudad de México|03101|09|0||09|014|1|U|03';
    await add(sepomexImporter(), 'CP.txt', Buffer.from(`notice\n${header}\n${row}\n`, 'latin1'));
    expect(namesOf('MX', '03100').slice(0, 1)).toEqual(['Ciudad de México']);
    expect(namesOf('MX', '03100')).toEqual(expect.arrayContaining(['Benito Juárez', 'Del Valle']));
  });

  it('read the lists of Japan Post, in kanji and in Latin letters', async () => {
    const codes =
      '01101,"060  ","0600041","ホッカイドウ","サッポロシチュウオウク","オオドオリヒガシ","北海道","札幌市中央区","大通東",0,0,1,0,0,0';
    await add(await japanPostImporter({}), 'ken.csv', codes);
    expect(namesOf('JP', '0600041')).toEqual(
      expect.arrayContaining(['札幌市中央区', 'Chuo-ku, Sapporo-shi', 'Chuo-ku', 'Sapporo', '札幌市']),
    );
  });

  const city = (id: string, name: string, others: string) =>
    [
      id,
      name,
      name,
      others,
      '48.1',
      '11.5',
      'P',
      'PPL',
      'DE',
      '',
      '02',
      '',
      '',
      '',
      '1000000',
      '',
      '',
      '',
      '',
    ].join('\t');

  it('add other names to the places that have codes, and further names after them', async () => {
    await add(geonamesImporter(), 'DE.txt', postal('DE', '80331', 'München'));
    await add(citiesImporter(new Map()), 'cities.txt', city('2867714', 'Munich', 'München,Monachium'));
    await add(
      alternateNamesImporter(directory),
      'alt.txt',
      '1\t2867714\tbar\tMinga\t\t\t\t\n2\t2867714\tlink\thttps://x\t\t\t\t',
    );
    const places = open('DE');
    for (const key of ['munich', 'monachium', 'minga']) {
      const [found = -1] = places.findLocalities(key);
      expect([key, [...places.codesOfLocality(found)].map(places.codeText)]).toEqual([key, ['80331']]);
      expect(places.localityName(places.preferred(found))).toBe('München');
    }
  });

  it('combine into one country, and are removed by name', async () => {
    const columns = new Map([
      ['postalCode', '1'],
      ['locality', '2'],
    ] as const);
    await add(geonamesImporter(), 'DE.txt', postal('DE', '10115', 'Rostock'));
    await add(
      csvImporter({ country: 'DE', columns, name: 'own' }),
      'own.csv',
      '10115,Mitte\n99999,Neustadt\n',
    );
    expect(namesOf('DE', '10115')).toEqual(['Mitte', 'Rostock']);
    expect(open('DE').manifest.sources.map(({ name }) => name)).toEqual(['geonames', 'own']);
    expect(await removeData('DE', 'other', { loaded: directory, formats })).toBe(false);
    expect(await removeData('DE', 'own', { loaded: directory, formats })).toBe(true);
    expect([namesOf('DE', '10115'), open('DE').findCode('99999')]).toEqual([['Rostock'], -1]);
    expect(await removeData('DE', 'geonames', { loaded: directory, formats })).toBe(true);
    expect(() => open('DE')).toThrow(/cannot be read/);
  });

  const source = (name: string, postalCode: string): PlaceSource => ({
    ...{ name, country: 'DE', source: name, licence: 'own', date: '2026-01-01', rows: 1, badLines: 0 },
    placeRows: [placeRow('DE', postalCode, 'Neustadt', [noDivision], {})],
  });
  const storeBeside = (added: PlaceSource) => {
    mkdirSync(join(directory, 'sources'), { recursive: true });
    writeFileSync(sourcePath(directory, added.country, 0, added.name), encodeSource(added));
  };

  it('keep a source that another process stores meanwhile', async () => {
    let isFirst = true;
    const slow = {
      ...source('slow', '10115'),
      get placeRows() {
        if (isFirst) storeBeside(source('quick', '10117'));
        isFirst = false;
        return source('slow', '10115').placeRows;
      },
    };
    const compiled: string[] = [];
    await storeSources([slow], {
      loaded: directory,
      formats,
      onCompiling: (country) => compiled.push(country),
    });
    expect(compiled).toEqual(['DE']);
    expect([namesOf('DE', '10115'), namesOf('DE', '10117')]).toEqual([['Neustadt'], ['Neustadt']]);
    expect(readdirSync(join(directory, 'sources'))).toEqual(['DE.0.quick.rows.gz', 'DE.1.slow.rows.gz']);
    expect(readdirSync(directory).sort()).toEqual(['DE.places', 'sources']);
  });

  it('take the later of two sources of one name, as an ended process leaves them', async () => {
    storeBeside(source('own', '99999'));
    const later = source('own', '10115');
    writeFileSync(sourcePath(directory, 'DE', 1, 'own'), encodeSource(later));
    await storeSources([source('other', '10117')], { loaded: directory, formats });
    expect(['10115', '10117', '99999'].map((code) => open('DE').findCode(code))).toEqual([0, 1, -1]);
    await storeSources([later], { loaded: directory, formats });
    expect(readdirSync(join(directory, 'sources'))).toEqual(['DE.2.other.rows.gz', 'DE.3.own.rows.gz']);
  });

  it('strip invisible characters and changes of direction from names', async () => {
    await add(geonamesImporter(), 'DE.txt', postal('DE', '10115', '\u001b[31mBer\u202elin'));
    expect(namesOf('DE', '10115')).toEqual(['[31mBerlin']);
  });
});
