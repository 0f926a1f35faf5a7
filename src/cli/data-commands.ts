import { Command } from 'commander';
import type { SourceKindName } from '../streets/import/source-kinds.ts';
import type { CsvDataOptions } from './actions/add-data.ts';
import type { AddStreetsFlags } from './actions/add-street-files.ts';
import { columnsOption, formatOption, lazily } from './options.ts';

const loadPlaces = () => import('./actions/add-data.ts');
const loadStreets = () => import('./actions/add-street-files.ts');
const loadListed = () => import('./actions/print-data.ts');

export function dataCommand(): Command {
  const add = new Command('add').description('load places or streets');
  for (const command of [...placeCommands(), ...streetCommands(), csvCommand()]) add.addCommand(command);
  const list = new Command('list')
    .description('show the places, streets and approved pairs in use, one line for each source')
    .option(
      '--country <codes...>',
      'all that is known of the data of these countries: sources, licences, digest',
    )
    .action(lazily(loadListed, 'printData'));
  const measure = new Command('measure')
    .description('show how well the loaded streets of a country cover the addresses of a file')
    .argument('<country>', 'ISO 3166-1 code of two letters')
    .argument('<file>', 'addresses as for verify: NDJSON or CSV with AddressPrimary and PostalCode')
    .action(lazily(() => import('./actions/measure-streets.ts'), 'measureStreets'));
  const remove = new Command('remove')
    .description('remove the loaded place data of countries; built-in data stays')
    .argument('<countries...>', 'ISO 3166-1 codes of two letters')
    .option('--streets', 'remove their streets instead')
    .option('--source <name>', 'only this source of their places, by its name in `data list`')
    .action(lazily(loadListed, 'removeCountries'));
  return new Command('data')
    .description('show, load and remove places and streets; a running service reloads them on SIGHUP')
    .addCommand(add)
    .addCommand(list)
    .addCommand(measure)
    .addCommand(remove);
}

function placeCommands(): readonly Command[] {
  const geonames = new Command('geonames')
    .description('load postal code exports of GeoNames (CC BY 4.0), zipped or not; they replace earlier ones')
    .argument('[files...]', 'exports of one or more countries, in GeoNames’ layout')
    .option('--country <codes...>', 'download the exports of these countries first (GEONAMES_URL)')
    .option('--divisions <files...>', 'names of divisions in Latin letters: admin1CodesASCII, admin2Codes')
    .action(lazily(loadPlaces, 'addGeonames'));
  const names = new Command('geonames-names')
    .description(
      'load places with other names: GeoNames’ main table, then its lists of other names (CC BY 4.0)',
    )
    .argument('<file>', 'cities500 or the table of a country; with --alternate a list of other names')
    .option('--alternate', 'the file has other names of places that a table brought before')
    .option('--divisions <files...>', 'names of divisions: admin1CodesASCII, admin2Codes')
    .action(lazily(loadPlaces, 'addNames'));
  const japanPost = new Command('japan-post')
    .description('load the lists of Japan Post')
    .argument('<file>', 'utf_ken_all: all codes')
    .option('--latin <file>', 'KEN_ALL_ROME: municipalities in Latin letters')
    .option('--receivers <file>', 'jigyosyo: codes of large receivers')
    .action(lazily(loadPlaces, 'addJapanPost'));
  const sepomex = new Command('sepomex')
    .description('load the list of Correos de México')
    .argument('<file>', 'CPdescarga.txt, zipped or not')
    .action(lazily(loadPlaces, 'addSepomex'));
  const history = new Command('history')
    .description(
      'load where the shop’s own orders were delivered: cities with postal codes that at least three addresses share; no line of a customer is kept, and an earlier history is replaced',
    )
    .argument('<file>', 'delivered orders as `verify` reads them: NDJSON, CSV or TSV, by extension')
    .requiredOption('--country <code>', 'the country of the orders (ISO 3166-1, two letters)')
    .addOption(formatOption())
    .addOption(columnsOption())
    .action(lazily(() => import('./actions/add-history.ts'), 'addHistory'));
  return [geonames, names, japanPost, sepomex, history];
}

function streetCommands(): Command[] {
  return [
    streetCommand(
      'openaddresses',
      'load streets of OpenAddresses: CSV or GeoJSON lines, plain, gzip or zip',
    ).requiredOption('--country <code>', 'the country of the addresses (ISO 3166-1, two letters)'),
    streetCommand('ban', 'load streets of France from the Base Adresse Nationale (Licence Ouverte 2.0)'),
    streetCommand('gnaf-core', 'load streets of Australia from G-NAF Core'),
    streetCommand('nad', 'load streets of the United States from the National Address Database as text'),
    streetCommand(
      'tiger-addrfeat',
      'load ranges of house numbers from ADDRFEAT tables of TIGER/Line, DBF or zip',
    ),
  ];
}

function streetCommand(kind: SourceKindName, description: string): Command {
  return new Command(kind)
    .description(description)
    .argument('<files...>', 'files of one country; they add to what is loaded')
    .option('--complete', 'a register that has every address of the postal codes that it covers')
    .option('--replace', 'take the place of the streets that are loaded for the country')
    .option('--licence <text>', 'the licence that data list shows')
    .action(async (files: string[], flags: AddStreetsFlags) =>
      (await loadStreets()).addStreetFiles(kind, files, flags),
    );
}

/** The columns decide whether it holds streets or places. */
function csvCommand(): Command {
  return new Command('csv')
    .description('load places, or streets if a column has them, from a table with separated columns')
    .argument('<files...>', 'files of one country, plain, gzip or zip')
    .requiredOption('--country <code>', 'the country of all rows (ISO 3166-1, two letters)')
    .requiredOption(
      '--columns <columns>',
      'places: postalCode=PLZ,locality=ORT, also from, to (ranges), otherNames, province, county, ' +
        'latitude, longitude, population; streets: number=HNR,street=STRASSE,unit=TOP,postalCode=PLZ; ' +
        'numbers from 1 where no line names them',
    )
    .option('--licence <text>', 'the licence that data list shows')
    .option(
      '--delimiter <text>',
      'places: between the values; "tab" for tabs; by default a comma, or tabs in .tsv',
    )
    .option('--encoding <name>', 'places: of the text; by default UTF-8, or Windows-1252 if it is not UTF-8')
    .option('--name <name>', 'places: of the source, as `data remove --source` takes it', 'csv')
    .option('--complete', 'streets: a register that has every address of the postal codes that it covers')
    .option('--replace', 'streets: take the place of those that are loaded for the country')
    .action(async (files: string[], options: CsvDataOptions & AddStreetsFlags) => {
      if (/(?:^|,)\s*street\s*=/.test(options.columns))
        await (await loadStreets()).addStreetFiles('csv', files, options);
      else await (await loadPlaces()).addCsv(files, options);
    });
}
