import { Command, Option } from 'commander';
import { recordFormats } from '../registry/record-kinds.ts';
import type { GeonamesOptions } from './actions/add-data.ts';
import type { HistoryOptions } from './actions/add-history.ts';

export function placeCommands(): readonly Command[] {
  return [geonamesCommand(), namesCommand(), japanPostCommand(), sepomexCommand(), historyCommand()];
}

function geonamesCommand(): Command {
  return new Command('geonames')
    .description('load postal code exports of GeoNames (CC BY 4.0), zipped or not; they replace earlier ones')
    .argument('[files...]', 'exports of one or more countries, in GeoNames’ layout')
    .option('--country <codes...>', 'download the exports of these countries first (GEONAMES_URL)')
    .option('--divisions <files...>', 'names of divisions in Latin letters: admin1CodesASCII, admin2Codes')
    .action(async (files: string[], options: GeonamesOptions) => {
      const { addGeonames } = await import('./actions/add-data.ts');
      await addGeonames(files, options);
    });
}

function namesCommand(): Command {
  return new Command('geonames-names')
    .description(
      'load places with other names: GeoNames’ main table, then its lists of other names (CC BY 4.0)',
    )
    .argument('<file>', 'cities500 or the table of a country; with --alternate a list of other names')
    .option('--alternate', 'the file has other names of places that a table brought before')
    .option('--divisions <files...>', 'names of divisions: admin1CodesASCII, admin2Codes')
    .action(async (file: string, options: { alternate?: true; divisions?: string[] }) => {
      const { addNames } = await import('./actions/add-data.ts');
      await addNames(file, options.alternate === true, options.divisions ?? []);
    });
}

function japanPostCommand(): Command {
  return new Command('japan-post')
    .description('load the lists of Japan Post')
    .argument('<file>', 'utf_ken_all: all codes')
    .option('--latin <file>', 'KEN_ALL_ROME: municipalities in Latin letters')
    .option('--receivers <file>', 'jigyosyo: codes of large receivers')
    .action(async (file: string, options: { latin?: string; receivers?: string }) => {
      const { addJapanPost } = await import('./actions/add-data.ts');
      await addJapanPost(file, options);
    });
}

function sepomexCommand(): Command {
  return new Command('sepomex')
    .description('load the list of Correos de México')
    .argument('<file>', 'CPdescarga.txt, zipped or not')
    .action(async (file: string) => {
      const { addSepomex } = await import('./actions/add-data.ts');
      await addSepomex(file);
    });
}

function historyCommand(): Command {
  return new Command('history')
    .description(
      'load where the shop’s own orders were delivered: cities with postal codes that at least three addresses share; no line of a customer is kept, and an earlier history is replaced',
    )
    .argument('<file>', 'delivered orders as `verify` reads them: NDJSON, CSV or TSV, by extension')
    .requiredOption('--country <code>', 'the country of the orders (ISO 3166-1, two letters)')
    .addOption(
      new Option('--format <format>', 'format, if the extension does not tell').choices(recordFormats),
    )
    .option(
      '--columns <columns>',
      'columns that have other names than their fields: City=Town,PostalCode=Zip',
    )
    .action(async (file: string, options: HistoryOptions) => {
      const { addHistory } = await import('./actions/add-history.ts');
      await addHistory(file, options);
    });
}
