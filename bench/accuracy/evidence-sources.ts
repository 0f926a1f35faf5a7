import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { AddressFormat } from '../../src/address/countries/profile/address-format.ts';
import { withSource } from '../../src/gazetteer/import/read-source.ts';
import { CollectedEvidence } from './collected-evidence.ts';
import { type RealAddress, referenceDirectory } from './real-addresses.ts';

/** The source that the engine loads; all others are independent of it. */
export const loadedSource = 'geonames';

const reference = (...path: string[]) => join(referenceDirectory, ...path);
const text = (...path: string[]) => {
  const bytes = readFileSync(reference(...path));
  return (path.at(-1)?.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
};

type Add = (source: string, code: string, name: string, area: string) => void;

/** Lists from a country's own post or statistics office, independent of GeoNames. */
const ownLists: Readonly<Record<string, (add: Add) => void>> = {
  MY: (add) => {
    const { state } = JSON.parse(text('places/MY/all.json')) as MalaysianList;
    for (const { name: area, city } of state)
      for (const { name, postcode } of city) for (const code of postcode) add('places', code, name, area);
  },
  ES: (add) => {
    const provinces = new Map(table('places/ES/provincias.csv').map((row) => [row.provincia_id, row.nombre]));
    const area = (row: Row) => provinces.get(row.municipio_id?.slice(0, 2)) ?? '';
    for (const row of table('places/ES/codigos_postales_municipios.csv'))
      for (const name of withArticleInFront(row.municipio_nombre ?? ''))
        add('places', row.codigo_postal ?? '', name, area(row));
    for (const row of table('places/ES/codigos_postales_municipiosid_entidades.csv.gz'))
      for (const name of [row.entidad_singular_nombre, row.nucleo_nombre])
        for (const form of withArticleInFront(name ?? ''))
          add('places', row.codigo_postal ?? '', form, area(row));
  },
  FI: (add) => {
    for (const row of JSON.parse(text('places/FI/posti_postcodes.json.gz')) as Record<string, string>[])
      for (const name of ['postcode_fi_name', 'postcode_sv_name', 'municipal_name_fi', 'municipal_name_sv'])
        add('places', row.postcode ?? '', row[name] ?? '', '');
  },
  IE: (add) => {
    for (const line of text('places/derived/ie_routing_keys.tsv').split('\n').slice(1)) {
      const [code = '', places = '', county = ''] = line.split('\t');
      for (const name of places.split(/[;,/]/)) add('places', code, name, county);
    }
  },
  JP: (add) => {
    for (const line of text('places/derived/JP.txt.gz').split('\n')) {
      const [, code = '', name = '', area = '', , city = ''] = line.split('\t');
      add('places', code, name, area);
      add('places', code, city, area);
    }
  },
  FR: (add) => {
    for (const file of readdirSync(reference('streets/bano')).filter((name) => name.endsWith('.gz')))
      for (const row of parse(text('streets/bano', file), { relax_quotes: true }) as string[][])
        add('streets', row[3] ?? '', row[4] ?? '', '');
  },
};

interface MalaysianList {
  readonly state: readonly {
    readonly name: string;
    readonly city: readonly { readonly name: string; readonly postcode: readonly string[] }[];
  }[];
}

type Row = Readonly<Record<string, string | undefined>>;

const table = (path: string): Row[] => parse(text(path), { columns: true, relax_quotes: true, bom: true });

/** Writes "Pobla de Massaluca, La" and "Palazuelo (La)" with the article in front. */
function withArticleInFront(name: string): string[] {
  const [, rest, article] = /^(.+?)(?:, | \()([^,()]{1,4})\)?$/.exec(name) ?? [];
  return rest === undefined ? [name] : [name, `${article} ${rest}`];
}

/** Covers all that affects how sources are read. Reading takes half a minute, so its result is kept. */
function digestOfReaders(): string {
  const hash = createHash('sha256');
  const files = [
    'evidence.ts',
    'collected-evidence.ts',
    'evidence-sources.ts',
    '../../src/address/text/place-key.ts',
    '../../src/address/countries/shared/english-names.ts',
    '../../src/address/countries/shared/malay.ts',
    '../../dist/data/formats.json',
  ];
  for (const file of files) hash.update(readFileSync(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

/** Collects what every source beside the project says about the places of a country. */
export async function collectEvidence(
  format: AddressFormat,
  addresses: readonly RealAddress[],
): Promise<CollectedEvidence> {
  const evidence = new CollectedEvidence(format);
  const { country } = format;
  const add: Add = (source, code, name, area) => evidence.add(source, code, name, area);
  const kept = join(tmpdir(), `accuracy-evidence-${country}-${digestOfReaders()}.json`);
  if (existsSync(kept)) {
    evidence.addKept(JSON.parse(readFileSync(kept, 'utf8')));
  } else {
    await readGeonames(evidence);
    ownLists[country]?.(add);
    readStreets(country, add);
    writeFileSync(`${kept}.${process.pid}`, JSON.stringify(evidence.kept));
    renameSync(`${kept}.${process.pid}`, kept);
  }
  for (const { source, country: code, address } of addresses) {
    const { locality, administrativeArea, postalCode } = address;
    if (code === country) add(source, postalCode ?? '', locality ?? '', administrativeArea ?? '');
  }
  return evidence;
}

async function readGeonames(evidence: CollectedEvidence): Promise<void> {
  const path = reference('geonames-postal', `${evidence.format.country}.zip`);
  if (!existsSync(path)) return;
  await withSource(path, async ({ lines }) => {
    for await (const line of lines) {
      const [
        ,
        code = '',
        place = '',
        name1 = '',
        code1 = '',
        name2 = '',
        code2 = '',
        name3 = '',
        ,
        latitude,
        longitude,
      ] = line.split('\t');
      const area = [name1, code1, name2, code2].find((each) => evidence.areaCode(each) !== '') ?? '';
      evidence.add(loadedSource, code, place, area);
      for (const name of [name2, name3]) evidence.add(loadedSource, code, name, area, true);
      if (latitude && longitude)
        evidence.place(code, { latitude: Number(latitude), longitude: Number(longitude) });
    }
  });
}

/** Columns: longitude, latitude, number, street, unit, city, district, region, code. */
function readStreets(country: string, add: Add): void {
  if (!existsSync(reference(`streets/${country}.csv.gz`))) return;
  const seen = new Set<string>();
  for (const line of text(`streets/${country}.csv.gz`).split('\n').slice(1)) {
    const [tail = ''] = /,[^,]*,[^,]*,[^,]*,[^,]*,[^,]*,[^,]*\r?$/.exec(line) ?? [];
    if (tail === '' || seen.has(tail)) continue;
    seen.add(tail);
    const [, city = '', , region = '', code = ''] = tail.split(',');
    add('streets', code, city.replaceAll('"', ''), region);
  }
}
