import type { Command } from 'commander';
import type { SourceKindName } from '../streets/import/source-kinds.ts';
import type { AddStreetsFlags, CsvDataOptions } from './actions/add-data.ts';
import { columnsOption, command, formatOption, lazily } from './command.ts';

const loadAdders = () => import('./actions/add-data.ts');
const loadListed = () => import('./actions/print-data.ts');

const placeCommands = (): Command[] => [
  command(
    'geonames',
    'load postal code exports of GeoNames (CC BY 4.0), zipped or not; they replace earlier ones',
  )
    .argument('[files...]', 'exports of one or more countries, in GeoNames’ layout')
    .option('--country <codes...>', 'download the exports of these countries first (GEONAMES_URL)')
    .option('--divisions <files...>', 'names of divisions in Latin letters: admin1CodesASCII, admin2Codes')
    .examples('--country DE AT', 'DE.zip --divisions admin1CodesASCII.txt')
    .action(lazily(loadAdders, 'addGeonames')),
  command(
    'geonames-names',
    'load places with other names: GeoNames’ main table, then its lists of other names (CC BY 4.0)',
  )
    .argument('<file>', 'cities500 or the table of a country; with --alternate a list of other names')
    .option('--alternate', 'the file has other names of places that a table brought before')
    .option('--divisions <files...>', 'names of divisions: admin1CodesASCII, admin2Codes')
    .examples('DE.zip', 'alternateNames.zip --alternate')
    .action(lazily(loadAdders, 'addNames')),
  command('japan-post', 'load the lists of Japan Post')
    .argument('<file>', 'utf_ken_all: all codes')
    .option('--latin <file>', 'KEN_ALL_ROME: municipalities in Latin letters')
    .option('--receivers <file>', 'jigyosyo: codes of large receivers')
    .examples('utf_ken_all.zip --latin KEN_ALL_ROME.zip')
    .action(lazily(loadAdders, 'addJapanPost')),
  command('sepomex', 'load the list of Correos de México')
    .argument('<file>', 'CPdescarga.txt, zipped or not')
    .examples('CPdescarga.txt')
    .action(lazily(loadAdders, 'addSepomex')),
  command(
    'history',
    'load where the shop’s own orders were delivered: cities with postal codes that at least three addresses share; no line of a customer is kept, and an earlier history is replaced',
  )
    .argument('<file>', 'delivered orders as `verify` reads them: NDJSON, CSV or TSV, by extension')
    .requiredOption('--country <code>', 'the country of the orders (ISO 3166-1, two letters)')
    .addOption(formatOption)
    .addOption(columnsOption)
    .examples('--country DE --columns "City=Ort,PostalCode=PLZ" orders.csv')
    .action(lazily(loadAdders, 'addHistory')),
];

function streetCommand(name: SourceKindName, description: string, example: string): Command {
  return command(name, description)
    .argument('<files...>', 'files of one country; they add to what is loaded')
    .option('--complete', 'a register that has every address of the postal codes that it covers')
    .option('--replace', 'take the place of the streets that are loaded for the country')
    .option('--licence <text>', 'the licence that data list shows')
    .examples(example)
    .action(async (files: string[], flags: AddStreetsFlags) =>
      (await loadAdders()).addStreetFiles(name, files, flags),
    );
}

const streetCommands = (): Command[] => [
  streetCommand(
    'openaddresses',
    'load streets of OpenAddresses: CSV or GeoJSON lines, plain, gzip or zip',
    '--country US us-ca.geojson.gz',
  ).requiredOption('--country <code>', 'the country of the addresses (ISO 3166-1, two letters)'),
  streetCommand(
    'ban',
    'load streets of France from the Base Adresse Nationale (Licence Ouverte 2.0)',
    'adresses-75.csv.gz --replace',
  ),
  streetCommand('gnaf-core', 'load streets of Australia from G-NAF Core', 'GNAF_CORE.psv'),
  streetCommand(
    'nad',
    'load streets of the United States from the National Address Database as text',
    'NAD.txt',
  ),
  streetCommand(
    'tiger-addrfeat',
    'load ranges of house numbers from ADDRFEAT tables of TIGER/Line, DBF or zip',
    'tl_06001_addrfeat.zip',
  ),
];

const csvCommand = (): Command =>
  command('csv', 'load places, or streets if a column has them, from a table with separated columns')
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
    .examples(
      '--country AT --columns postalCode=PLZ,locality=ORT orte.csv',
      '--country AT --columns number=HNR,street=STRASSE,postalCode=PLZ adressen.csv',
    )
    .action(addTable);

async function addTable(files: string[], options: CsvDataOptions & AddStreetsFlags): Promise<void> {
  const { addCsv, addStreetFiles } = await loadAdders();
  if (/(?:^|,)\s*street\s*=/.test(options.columns)) await addStreetFiles('csv', files, options);
  else await addCsv(files, options);
}

export const dataCommand = (): Command =>
  command('data', 'show, load and remove places and streets; a running service reloads them on SIGHUP')
    .examples('list', 'add geonames --country DE AT', 'remove DE')
    .below(
      command('add', 'load places or streets')
        .examples('geonames --country DE AT CH', 'ban adresses-75.csv.gz')
        .below(...placeCommands(), ...streetCommands(), csvCommand()),
      command('list', 'show the places, streets and approved pairs in use, one line for each source')
        .option(
          '--country <codes...>',
          'all that is known of the data of these countries: sources, licences, digest',
        )
        .examples('', '--country DE')
        .action(lazily(loadListed, 'printData')),
      command('measure', 'show how well the loaded streets of a country cover the addresses of a file')
        .argument('<country>', 'ISO 3166-1 code of two letters')
        .argument('<file>', 'addresses as for verify: NDJSON or CSV with AddressPrimary and PostalCode')
        .examples('FR addresses.csv')
        .action(lazily(() => import('./actions/measure-streets.ts'), 'measureStreets')),
      command('remove', 'remove the loaded place data of countries; built-in data stays')
        .argument('<countries...>', 'ISO 3166-1 codes of two letters')
        .option('--streets', 'remove their streets instead')
        .option('--source <name>', 'only this source of their places, by its name in `data list`')
        .examples('DE AT', 'US --streets')
        .action(lazily(loadListed, 'removeCountries')),
    );
