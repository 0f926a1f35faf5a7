import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DBFFile } from 'dbffile';
import { beforeEach, describe, expect, test } from 'vitest';
import { zipFile } from '../../../test/support/zip-file.ts';
import { builtinDataDirectory, countryFile, removeFile } from '../../gazetteer/read/data-directory.ts';
import { openFormats } from '../../gazetteer/read/formats.ts';
import { writeStreets } from '../compile/write-streets.ts';
import { openStreets } from '../read/open-streets.ts';
import { listStreets } from '../read/street-files.ts';
import { type AddStreetsOptions, addStreets } from './add-streets.ts';
import { parseColumns } from './source-kinds.ts';

const formats = openFormats(builtinDataDirectory()).byCountry;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'add-streets-'));
});

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

type Some = Partial<AddStreetsOptions> & { readonly country?: string };

function add(paths: readonly string[], { country = 'US', ...options }: Some = {}) {
  const format = formats.get(country);
  if (format === undefined) throw new Error(`no format for ${country}`);
  return addStreets(paths, join(folder, 'data'), {
    kind: 'openaddresses',
    format,
    isComplete: false,
    replaces: false,
    ...options,
  });
}

/** All loaded streets, as "code street: numbers". */
function loaded(country = 'US'): string[] {
  const streets = openStreets(countryFile(join(folder, 'data'), country, 'streets'));
  return Array.from({ length: streets.codeCount }, (_, code) =>
    Array.from(streets.streetsOfCode(code), (street) => {
      const numbers = streets.numbersOf(code, street);
      const suffixed = numbers?.suffixes.map(({ value, suffix }) => `${value}${suffix}`) ?? [];
      const ranges = numbers?.ranges.map(({ from, to, parity }) => `${from}-${to} ${parity}`) ?? [];
      const all = [numbers?.values.join(' '), ...suffixed, ...ranges].filter((each) => each !== '');
      return `${streets.codeText(code)} ${streets.streetName(street, code)}: ${all.join(', ')}`;
    }),
  ).flat();
}

const header = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH';
const row = (number: string, street: string, code: string, unit = '') =>
  `-121.9,37.5,${number},${street},${unit},,,,${code},,`;
const table = (...rows: string[]) => [header, ...rows].join('\n');
const fremont = table(
  row('39500', 'STEVENSON PL', '94539'),
  row('39510', 'Stevenson Place', '94539-3075', '4'),
  row('12 1/2', 'E 1st St', '94536'),
);
const known = ['94536 E 1st St: 12, 121/2', '94539 Stevenson Place: 39500 39510'];

test('a folder of data that cannot be written is named, with the reason', async () => {
  const oak = file('a.csv', table(row('1', 'Oak St', '94539')));
  file('data', 'no folder');
  await expect(add([oak])).rejects.toThrow(`${join(folder, 'data')} cannot be written (EEXIST).`);
});

test('a full disk is named', { skip: process.platform !== 'linux' }, async () => {
  await add([file('a.csv', table(row('1', 'Oak St', '94539')))]);
  const content = openStreets(countryFile(join(folder, 'data'), 'US', 'streets'));
  const writing = writeStreets('/dev/full', content, { country: 'US', sources: [] });
  await expect(writing).rejects.toThrow('/dev cannot be written (ENOSPC).');
});

describe('a file that another process changes while streets are added to it', () => {
  const target = () => countryFile(join(folder, 'data'), 'US', 'streets');
  const a = () => file('a.csv', table(row('1', 'Oak St', '94539')));
  /** Calls once, when the new file begins to be written. */
  const whileWriting = (change: () => void) => {
    let called = 0;
    return { onWriting: () => void (called++ === 0 && change()) };
  };

  test('is added to as it is then', async () => {
    await add([a()]);
    const former = readFileSync(target());
    await add([file('b.csv', table(row('2', 'Elm St', '94539')))]);
    const other = readFileSync(target());
    writeFileSync(target(), former);
    await add(
      [file('c.csv', table(row('3', 'Fir St', '94539')))],
      whileWriting(() => {
        rmSync(target());
        writeFileSync(target(), other);
      }),
    );
    expect(loaded()).toEqual(['94539 Elm St: 2', '94539 Fir St: 3', '94539 Oak St: 1']);
  });

  test('is named where it is damaged, and nothing is written', async () => {
    await add([a()]);
    const damaged = readFileSync(target());
    const adding = add(
      [file('b.csv', table(row('2', 'Elm St', '94539')))],
      whileWriting(() => {
        damaged.fill(0xff, 120, 124);
        writeFileSync(target(), damaged);
      }),
    );
    await expect(adding).rejects.toThrow(/US\.streets changed or was damaged while it was in use/);
    expect(readFileSync(target())).toEqual(damaged);
    expect(readdirSync(join(folder, 'data'))).toEqual(['US.streets']);
  });
});

describe('an OpenAddresses table', () => {
  test.each([
    ['plain', () => file('alameda.csv', fremont)],
    ['packed by gzip', () => file('alameda.csv.gz', gzipSync(fremont))],
    [
      'in a zip file beside others',
      () => file('us.zip', zipFile({ 'us/ca/alameda.csv': fremont, 'us/ca/alameda.vrt': 'x' })),
    ],
  ])('is read %s', async (_, path) => {
    const { manifest } = await add([path()]);
    expect(loaded()).toEqual(known);
    expect(manifest).toMatchObject({ codes: 2, streets: 2, addresses: 3 });
  });

  test('writes a street as the fullest row of each postal code does', async () => {
    const path = file(
      'names.csv',
      table(
        row('1', 'Northwest 7th Street', '94536'),
        row('3', 'NW 7th St', '94536'),
        row('1', '7th Street Northwest', '94538'),
        row('1', 'NW 7TH ST', '94539'),
        row('5', 'Calle Jose', '94539'),
        row('7', 'Calle José', '94539'),
      ),
    );
    await add([path]);
    await add([file('more.csv', table(row('5', 'NW 7th Street', '94539')))]);
    expect(loaded()).toEqual([
      '94536 Northwest 7th Street: 1 3',
      '94538 7th Street Northwest: 1',
      '94539 NW 7th Street: 1 5',
      '94539 Calle José: 5 7',
    ]);
  });

  test('may be one of several in a zip file', async () => {
    const files = {
      'a/one.csv': table(row('1', 'Oak St', '94536')),
      'b/two.csv': table(row('3', 'Oak St', '94536')),
    };
    const { files: read } = await add([file('collected.zip', zipFile(files))]);
    expect(read.map(({ file: name, rows }) => [name, rows])).toEqual([
      ['one.csv', 1],
      ['two.csv', 1],
    ]);
    expect(loaded()).toEqual(['94536 Oak St: 1 3']);
  });

  test('may be GeoJSON with one feature a line', async () => {
    const features = [
      {
        type: 'Feature',
        properties: { number: '39500', street: 'Stevenson Pl', unit: '', postcode: '94539' },
      },
      { type: 'Feature', properties: { number: 39510, street: 'Stevenson Pl', postcode: '94539' } },
    ];
    await add([file('alameda.geojson', features.map((each) => JSON.stringify(each)).join('\n'))]);
    expect(loaded()).toEqual(['94539 Stevenson Pl: 39500 39510']);
  });

  test('may spell one street in several ways, and the longest is shown', async () => {
    await add([file('a.csv', table(row('1', 'N MAIN ST', '94536'), row('3', 'North Main Street', '94536')))]);
    expect(loaded()).toEqual(['94536 North Main Street: 1 3']);
  });

  test('leaves out rows without a whole postal code, counts them and names the first lines', async () => {
    const path = file(
      'a.csv',
      table(row('1', 'Oak St', ''), row('1', 'Oak St', '945'), row('1', 'Oak St', '94536')),
    );
    const { files } = await add([path]);
    expect(files).toMatchObject([{ rows: 3, withoutPostalCode: 2, linesWithoutPostalCode: [2, 3] }]);
    expect(loaded()).toEqual(['94536 Oak St: 1']);
  });

  test('keeps the street of a row whose number is not understood', async () => {
    const { files } = await add([file('a.csv', table(row('37-12', '82nd St', '11372')))]);
    expect(files).toMatchObject([{ withoutNumber: 1, badLines: 0 }]);
    expect(loaded('US')).toEqual(['11372 82nd St: ']);
  });

  test('names bad lines and loads the others', async () => {
    const { badLines } = await add([
      file('a.csv', table(row('1', 'Oak St', '94536'), row('1', '', '94536'), 'x,y')),
    ]);
    expect(badLines).toEqual([
      { file: 'a.csv', line: 3, reason: 'the street is missing' },
      { file: 'a.csv', line: 4, reason: '2 columns instead of 9 or more' },
    ]);
    expect(loaded()).toEqual(['94536 Oak St: 1']);
  });
});

describe('a quote that is never closed', () => {
  test.each([
    ['in the last row', [row('1', 'Oak St', '94536'), row('3', '"Oak St', '94536')], 3],
    ['some rows before the end', [row('1', 'Oak St', '94536'), row('3', 'Oak" St', '94536'), 'x', 'y'], 3],
    ['before a line that is not UTF-8', [row('1', 'Oak St', '94536'), '"x', '\ufffd'], 3],
  ])('makes its row bad %s', async (_, rows, line) => {
    const { badLines, files, manifest } = await add([file('a.csv', table(...rows))]);
    expect(badLines).toContainEqual({ file: 'a.csv', line, reason: 'a quote is not closed' });
    expect(files[0]?.badLines).toBe(badLines.length);
    expect(manifest.sources[0]?.badLines).toBe(badLines.length);
    expect(loaded()).toEqual(['94536 Oak St: 1']);
  });
});

describe('sources of one country', () => {
  test('numbers with bis are read from the Base Adresse Nationale', async () => {
    const text =
      'id;numero;rep;nom_voie;code_postal\n1;12;bis;Rue de la Paix;75002\n2;14;;Rue de la Paix;75002';
    await add([file('adresses-75.csv', text)], { country: 'FR', kind: 'ban' });
    expect(loaded('FR')).toEqual(['75002 Rue de la Paix: 12 14, 12bis']);
  });

  test('first and last numbers and flats are read from G-NAF Core', async () => {
    const text =
      'FLAT_NUMBER|NUMBER_FIRST|NUMBER_LAST|STREET_NAME|STREET_TYPE|STREET_SUFFIX|POSTCODE\n3|12|14|BEARDY|STREET||2350';
    await add([file('GNAF_CORE.psv', text)], { country: 'AU', kind: 'gnaf-core' });
    expect(loaded('AU')).toEqual(['2350 Beardy Street: 12 14']);
    const streets = openStreets(countryFile(join(folder, 'data'), 'AU', 'streets'));
    expect([...(streets.numbersOf(0, 0)?.withUnits ?? [])]).toEqual([12, 14]);
  });

  test('numbers in three parts are read from the National Address Database', async () => {
    const text =
      'AddNum_Pre,Add_Number,AddNum_Suf,StNam_Full,Unit,Post_City,State,Zip_Code\n,206,B,Oak Street,,Reno,NV,89501';
    await add([file('NAD.txt', text)], { kind: 'nad' });
    expect(loaded()).toEqual(['89501 Oak Street: 206, 206b']);
  });

  test('ranges by side and parity are read from TIGER/Line', async () => {
    const path = join(folder, 'addrfeat.dbf');
    const text = (name: string, size = 12) => ({ name, type: 'C' as const, size });
    const names = ['LFROMHN', 'LTOHN', 'RFROMHN', 'RTOHN', 'ZIPL', 'ZIPR', 'PARITYL', 'PARITYR'];
    const dbf = await DBFFile.create(path, [text('FULLNAME', 100), ...names.map((name) => text(name))]);
    await dbf.appendRecords([
      {
        FULLNAME: 'Spring St',
        LFROMHN: '199',
        LTOHN: '101',
        RFROMHN: '',
        RTOHN: '',
        ZIPL: '36067',
        ZIPR: '',
        PARITYL: 'O',
        PARITYR: '',
      },
      {
        FULLNAME: 'Spring St',
        LFROMHN: 'A1',
        LTOHN: 'A9',
        RFROMHN: '200',
        RTOHN: '298',
        ZIPL: '36067',
        ZIPR: '36067',
        PARITYL: 'O',
        PARITYR: 'E',
      },
    ]);
    const { badLines } = await add([file('tl_30059.zip', zipFile({ 'tl_30059.dbf': readFileSync(path) }))], {
      kind: 'tiger-addrfeat',
    });
    expect(loaded()).toEqual(['36067 Spring St: 101-199 odd, 200-298 even']);
    expect(badLines).toEqual([
      { file: 'tl_30059.dbf', line: 2, reason: 'house numbers "A1" to "A9" are not understood' },
    ]);
  });

  test('the columns of any table are given by name, or by position if no line names them', async () => {
    const columns = (text: string) => {
      const parsed = parseColumns(text);
      if (typeof parsed === 'string') throw new Error(parsed);
      return { country: 'AT', kind: 'csv' as const, columns: parsed };
    };
    await add(
      [file('a.csv', 'PLZ;STRASSE;HNR\n8010;Herrengasse;3')],
      columns('number=HNR,street=STRASSE,postalCode=PLZ'),
    );
    await add([file('b.csv', 'x,8010,Herrengasse,5,a')], columns('number=4+5,street=3,postalCode=2'));
    expect(loaded('AT')).toEqual(['8010 Herrengasse: 3 5, 5a']);
  });

  test.each([
    ['number=HNR', 'street is missing'],
    ['street=A,plz=B', '"plz" is not one of number, numberLast, street, unit, postalCode'],
    ['street=A,postalCode=', 'the column of postalCode is missing'],
    ['street=A,postalCode=2', 'columns must all be names or all be positions'],
  ])('columns "%s" are refused: %s', (text, reason) => {
    expect(parseColumns(text)).toBe(reason);
  });
});

describe('the loaded street data', () => {
  const first = () => file('first.csv', table(row('1', 'Oak St', '94536')));
  const second = () =>
    file('second.csv', table(row('3', 'Oak Street', '94536'), row('5', 'Elm St', '94539')));

  test('combines several sources and describes each of them', async () => {
    await add([first()], { isComplete: true });
    const { manifest } = await add([second()], { licence: 'CC0' });
    expect(loaded()).toEqual(['94536 Oak Street: 1 3', '94539 Elm St: 5']);
    expect(
      manifest.sources.map(({ source, licence, isComplete, rows }) => [source, licence, isComplete, rows]),
    ).toEqual([
      ['OpenAddresses, first.csv', 'as each layer says (openaddresses.io)', true, 1],
      ['OpenAddresses, second.csv', 'CC0', false, 2],
    ]);
  });

  test('is the same for any number of rows held in memory at a time', async () => {
    const paths = [
      file('one.csv', table(row('1', 'OAK ST', '94536'), row('12', 'N MAIN ST', '94536', 'B'))),
      file('two.csv', table(row('3', 'Oak Street', '94539'), row('14a', 'North Main Street', '94536'))),
      file('three.csv', table(row('12', 'Élan Way', '94538'), row('1', 'Oak St', '94536'))),
    ];
    await add(paths, { replaces: true });
    const [whole, bytes] = [loaded(), readFileSync(countryFile(join(folder, 'data'), 'US', 'streets'))];
    for (const mostInMemory of [1, 2, 5]) {
      await add(paths, { replaces: true, mostInMemory });
      expect(loaded()).toEqual(whole);
      expect(readFileSync(countryFile(join(folder, 'data'), 'US', 'streets'))).toEqual(bytes);
    }
    expect(readdirSync(join(folder, 'data'))).toEqual(['US.streets']);
    expect(whole).toContain('94536 North Main Street: 12 14, 14a');
  });

  test('is complete only in the codes that a complete source covers', async () => {
    await add([first()], { isComplete: true });
    await add([second()]);
    const streets = openStreets(countryFile(join(folder, 'data'), 'US', 'streets'));
    expect(['94536', '94539'].map((code) => streets.isComplete(streets.findCode(code)))).toEqual([
      true,
      false,
    ]);
  });

  test('is only the new source if that replaces the old ones', async () => {
    await add([first()]);
    await add([second()], { replaces: true });
    expect(loaded()).toEqual(['94536 Oak Street: 3', '94539 Elm St: 5']);
  });

  test('stays readable for a process that has it open while it is replaced', async () => {
    await add([first()]);
    const before = openStreets(countryFile(join(folder, 'data'), 'US', 'streets'));
    await add([second()], { replaces: true });
    expect([...(before.numbersOf(0, 0)?.values ?? [])]).toEqual([1]);
  });

  test.each([
    [
      'a file without the columns',
      () => file('x.csv', 'A,B\n1,2'),
      /^x\.csv has no column NUMBER; its columns are a, b\. Check/,
    ],
    [
      'a file with mostly bad lines',
      () => file('x.csv', table(...Array<string>(30).fill('nothing'))),
      /^x\.csv: 30 of 30 lines are bad\. Line 2: 1 columns/,
    ],
    ['a file without an address', () => file('x.csv', header), /^x\.csv: no address was found\. Check/],
    ['a file that is not there', () => join(folder, 'absent.csv'), /^absent\.csv is not there/],
  ])('stays as it was after %s', async (_, path, message) => {
    await add([first()]);
    await expect(add([path()])).rejects.toThrow(message);
    expect(loaded()).toEqual(['94536 Oak St: 1']);
    expect(readdirSync(join(folder, 'data'))).toEqual(['US.streets']);
  });

  test('takes nothing from a good file if another file of the call is bad', async () => {
    await add([first()]);
    await expect(add([second(), file('x.csv', 'A,B')])).rejects.toThrow(/no column NUMBER/);
    expect(loaded()).toEqual(['94536 Oak St: 1']);
  });

  test('is refused if it is damaged, and listed with the reason', async () => {
    await add([first()]);
    const path = countryFile(join(folder, 'data'), 'US', 'streets');
    const bytes = readFileSync(path);
    bytes[bytes.length - 1] = 0x20;
    writeFileSync(path, bytes);
    expect(() => openStreets(path)).toThrow(
      /is damaged: its content does not match its digest; import it again with --replace\.$/,
    );
    const [listed] = listStreets(join(folder, 'data'));
    expect(listed?.content).toEqual({
      problem: `${path} is damaged: its content does not match its digest; import it again with --replace.`,
    });
    writeFileSync(path, 'short');
    expect(() => openStreets(path)).toThrow(/is cut short/);
  });

  test('says how to load a file of another version anew', async () => {
    await add([first()]);
    const path = countryFile(join(folder, 'data'), 'US', 'streets');
    const bytes = readFileSync(path);
    bytes.writeUInt32LE(1, 8);
    writeFileSync(path, bytes);
    await expect(add([second()])).rejects.toThrow(/has format 1 .*: import it again with --replace\.$/);
    await add([second()], { replaces: true });
    expect(loaded()).not.toEqual([]);
  });

  test('leaves nothing of an import that was ended, and nothing else is lost', async () => {
    await add([first()]);
    const before = loaded();
    const { pid } = spawnSync(process.execPath, ['--version']);
    const unfinished = [`US.streets.${pid}.new`, `US.streets.${pid}.run0`, `US.places.${pid}.new`];
    const others = ['US.streets.new', `US.streets.${process.ppid}.new`];
    for (const name of [...unfinished, ...others]) writeFileSync(join(folder, 'data', name), 'half');
    expect(loaded()).toEqual(before);
    await add([second()]);
    expect(readdirSync(join(folder, 'data')).sort()).toEqual(['US.streets', ...others].sort());
  });

  test('tells how much has been read and written', async () => {
    const shares: number[] = [];
    const note = (_: string, share: number) => shares.push(share);
    const rows = Array.from({ length: 20_000 }, (_, at) => `${at + 1},Main Street,,94538`);
    const path = join(folder, 'many.csv');
    writeFileSync(path, ['NUMBER,STREET,UNIT,POSTCODE', ...rows].join('\n'));
    await add([path], { onProgress: (_, lines, share) => note(`${lines}`, share), onWriting: note });
    expect(shares).toEqual([1, 0, 0]);
  });

  test('is gone once it is removed', async () => {
    await add([first()]);
    expect(await removeFile(join(folder, 'data'), 'US', 'streets')).toBe(true);
    expect(await removeFile(join(folder, 'data'), 'US', 'streets')).toBe(false);
    const all = listStreets(join(folder, 'data'));
    expect(all.filter(({ isShipped }) => !isShipped)).toEqual([]);
  });

  test('takes the place of the sample in the list', async () => {
    const ofUs = () => listStreets(join(folder, 'data')).filter(({ country }) => country === 'US');
    expect(ofUs().map(({ isShipped }) => isShipped)).toEqual([true]);
    await add([first()]);
    expect(ofUs().map(({ isShipped }) => isShipped)).toEqual([false]);
  });

  test('can only be added for countries whose streets are understood', async () => {
    await expect(add([first()], { country: 'JP' })).rejects.toThrow(
      'Streets and house numbers of JP are not understood.',
    );
  });
});
