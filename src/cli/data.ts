import { Command } from 'commander';

/** `data`: shows and changes the place data that is loaded beside what ships with the program. */
export function dataCommand(): Command {
  return new Command('data')
    .description('show, load and remove place data; a running service takes it up on SIGHUP')
    .addCommand(addCommand())
    .addCommand(listCommand())
    .addCommand(removeCommand());
}

function addCommand(): Command {
  const geonames = new Command('geonames')
    .description(
      'load postal code exports of GeoNames (CC BY 4.0), zipped or not; a country is replaced whole',
    )
    .argument('[files...]', 'exports of one or more countries, in GeoNames’ layout')
    .option('--country <codes...>', 'download the exports of these countries first (GEONAMES_URL)')
    .action(async (files: string[], { country = [] }: { country?: string[] }) => {
      const { addData } = await import('./actions/add-data.ts');
      await addData(files, country);
    });
  return new Command('add').description('load place data').addCommand(geonames);
}

function listCommand(): Command {
  return new Command('list')
    .description('show the place data in use, a line for each country')
    .action(async () => {
      const { printData } = await import('./actions/list-data.ts');
      printData();
    });
}

function removeCommand(): Command {
  return new Command('remove')
    .description('remove the loaded place data of countries; what is built in stays')
    .argument('<countries...>', 'ISO 3166-1 codes of two letters')
    .action(async (countries: string[]) => {
      const { removeCountries } = await import('./actions/list-data.ts');
      await removeCountries(countries);
    });
}
