import { Command } from 'commander';
import { measureStreetsCommand, streetCommands } from './street-data.ts';

/** `data`: shows and changes the data that is loaded beside what ships with the program. */
export function dataCommand(): Command {
  return new Command('data')
    .description('show, load and remove places and streets; a running service takes them up on SIGHUP')
    .addCommand(addCommand())
    .addCommand(listCommand())
    .addCommand(measureStreetsCommand())
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
  const add = new Command('add').description('load places or streets').addCommand(geonames);
  for (const command of streetCommands()) add.addCommand(command);
  return add;
}

function listCommand(): Command {
  return new Command('list')
    .description('show the data in use: places, a line for each country, and streets, one for each source')
    .action(async () => {
      const { printData } = await import('./actions/list-data.ts');
      printData();
    });
}

function removeCommand(): Command {
  return new Command('remove')
    .description('remove the loaded place data of countries; what is built in stays')
    .argument('<countries...>', 'ISO 3166-1 codes of two letters')
    .option('--streets', 'remove their streets instead')
    .action(async (countries: string[], { streets }: { streets?: true }) => {
      const { removeCountries } = await import('./actions/list-data.ts');
      await removeCountries(countries, streets === true);
    });
}
