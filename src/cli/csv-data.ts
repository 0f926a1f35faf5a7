import { Command } from 'commander';
import type { CsvDataOptions } from './actions/add-data.ts';
import type { AddStreetsFlags } from './actions/add-street-files.ts';

/** The columns decide whether it holds streets or places. */
export function csvCommand(): Command {
  return new Command('csv')
    .description('load places, or streets if a column has them, from a table with separated columns')
    .argument('<files...>', 'files of one country, plain, gzip or zip')
    .requiredOption('--country <code>', 'the country of all rows (ISO 3166-1, two letters)')
    .requiredOption(
      '--columns <columns>',
      'places: postalCode=PLZ,locality=ORT, also from, to (ranges), otherNames, province, county, ' +
        'latitude, ' +
        'longitude, population; streets: number=HNR,street=STRASSE,unit=TOP,postalCode=PLZ; ' +
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
      if (/(?:^|,)\s*street\s*=/.test(options.columns)) {
        const { addStreetFiles } = await import('./actions/add-street-files.ts');
        await addStreetFiles('csv', files, options);
      } else {
        const { addCsv } = await import('./actions/add-data.ts');
        await addCsv(files, options);
      }
    });
}
