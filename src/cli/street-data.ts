import { Command } from 'commander';
import type { SourceKindName } from '../streets/import/source-kinds.ts';
import type { AddStreetsFlags } from './actions/add-street-files.ts';

export function streetCommands(): Command[] {
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
    .action(async (files: string[], flags: AddStreetsFlags) => {
      const { addStreetFiles } = await import('./actions/add-street-files.ts');
      await addStreetFiles(kind, files, flags);
    });
}

export function measureStreetsCommand(): Command {
  return new Command('measure')
    .description('show how well the loaded streets of a country cover the addresses of a file')
    .argument('<country>', 'ISO 3166-1 code of two letters')
    .argument('<file>', 'addresses as for verify: NDJSON or CSV with AddressPrimary and PostalCode')
    .action(async (country: string, file: string) => {
      const { measureStreets } = await import('./actions/measure-streets.ts');
      await measureStreets(country, file);
    });
}
