import type { Command } from 'commander';
import type { SourceKindName } from '../streets/import/source-kinds.ts';
import type { AddStreetsFlags, CsvDataOptions } from './actions/add-data.ts';
import { columnsOption, command, formatOption, lazily } from './command.ts';

const loadAdders = () => import('./actions/add-data.ts');
const loadListed = () => import('./actions/print-data.ts');

const placeCommands = (): Command[] => [
  command('geonames')
    .argument('[files...]', 'exports of one or more countries, in GeoNames’ layout')
    .option('--country <codes...>', 'download the exports of these countries first (GEONAMES_URL)')
    .option('--divisions <files...>', 'names of divisions in Latin letters: admin1CodesASCII, admin2Codes')
    .action(lazily(loadAdders, 'addGeonames')),
  command('geonames-names')
    .argument('<file>', 'cities500 or the table of a country; with --alternate a list of other names')
    .option('--alternate', 'the file has other names of places that a table brought before')
    .option('--divisions <files...>', 'names of divisions: admin1CodesASCII, admin2Codes')
    .action(lazily(loadAdders, 'addNames')),
  command('japan-post')
    .argument('<file>', 'utf_ken_all: all codes')
    .option('--latin <file>', 'KEN_ALL_ROME: municipalities in Latin letters')
    .option('--receivers <file>', 'jigyosyo: codes of large receivers')
    .action(lazily(loadAdders, 'addJapanPost')),
  command('sepomex')
    .argument('<file>', 'CPdescarga.txt, zipped or not')
    .action(lazily(loadAdders, 'addSepomex')),
  command('history')
    .argument('<file>', 'delivered orders as `verify` reads them: NDJSON, CSV or TSV, by extension')
    .requiredOption('--country <code>', 'the country of the orders (ISO 3166-1, two letters)')
    .addOption(formatOption)
    .addOption(columnsOption)
    .action(lazily(loadAdders, 'addHistory')),
];

function streetCommand(name: SourceKindName): Command {
  return command(name)
    .argument('<files...>', 'files of one country; they add to what is loaded')
    .option('--complete', 'a register that has every address of the postal codes that it covers')
    .option('--replace', 'take the place of the streets that are loaded for the country')
    .option('--licence <text>', 'the licence that data list shows')
    .action(async (files: string[], flags: AddStreetsFlags) =>
      (await loadAdders()).addStreetFiles(name, files, flags),
    );
}

const streetCommands = (): Command[] => [
  streetCommand('openaddresses').requiredOption(
    '--country <code>',
    'the country of the addresses (ISO 3166-1, two letters)',
  ),
  ...(['ban', 'gnaf-core', 'nad', 'tiger-addrfeat'] as const).map(streetCommand),
];

const csvCommand = (): Command =>
  command('csv')
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
    .action(addTable);

async function addTable(files: string[], options: CsvDataOptions & AddStreetsFlags): Promise<void> {
  const { addCsv, addStreetFiles } = await loadAdders();
  if (/(?:^|,)\s*street\s*=/.test(options.columns)) await addStreetFiles('csv', files, options);
  else await addCsv(files, options);
}

export const dataCommand = (): Command =>
  command(
    'data',
    command('add', ...placeCommands(), ...streetCommands(), csvCommand()),
    command('list')
      .option(
        '--country <codes...>',
        'all that is known of the data of these countries: sources, licences, digest',
      )
      .action(lazily(loadListed, 'printData')),
    command('measure')
      .argument('<country>', 'ISO 3166-1 code of two letters')
      .argument('<file>', 'addresses as for verify: NDJSON or CSV with AddressPrimary and PostalCode')
      .action(lazily(() => import('./actions/measure-streets.ts'), 'measureStreets')),
    command('remove')
      .argument('<countries...>', 'ISO 3166-1 codes of two letters')
      .option('--streets', 'remove their streets instead')
      .option('--source <name>', 'only this source of their places, by its name in `data list`')
      .action(lazily(loadListed, 'removeCountries')),
  );
