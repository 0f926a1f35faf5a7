import { Command } from 'commander';
import type { RemoveOptions } from './actions/print-data.ts';
import { csvCommand } from './csv-data.ts';
import { placeCommands } from './place-data.ts';
import { measureStreetsCommand, streetCommands } from './street-data.ts';

export function dataCommand(): Command {
  return new Command('data')
    .description('show, load and remove places and streets; a running service reloads them on SIGHUP')
    .addCommand(addCommand())
    .addCommand(listCommand())
    .addCommand(measureStreetsCommand())
    .addCommand(removeCommand());
}

function addCommand(): Command {
  const add = new Command('add').description('load places or streets');
  for (const command of [...placeCommands(), ...streetCommands(), csvCommand()]) add.addCommand(command);
  return add;
}

function listCommand(): Command {
  return new Command('list')
    .description('show the places and streets in use, one line for each source')
    .option(
      '--country <codes...>',
      'all that is known of the data of these countries: sources, licences, digest',
    )
    .action(async ({ country }: { readonly country?: readonly string[] }) => {
      const { printData } = await import('./actions/print-data.ts');
      printData(country);
    });
}

function removeCommand(): Command {
  return new Command('remove')
    .description('remove the loaded place data of countries; built-in data stays')
    .argument('<countries...>', 'ISO 3166-1 codes of two letters')
    .option('--streets', 'remove their streets instead')
    .option('--source <name>', 'only this source of their places, by its name in `data list`')
    .action(async (countries: string[], options: RemoveOptions) => {
      const { removeCountries } = await import('./actions/print-data.ts');
      await removeCountries(countries, options);
    });
}
