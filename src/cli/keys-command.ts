import { Command } from 'commander';

export function keysCommand(): Command {
  return new Command('keys')
    .description('show and rotate the keys of data that is encrypted at rest')
    .addCommand(listCommand())
    .addCommand(rotateCommand());
}

function listCommand(): Command {
  return new Command('list')
    .description('show how many values each key encrypts, by its id')
    .action(async () => {
      const { listKeys } = await import('./actions/rotate-keys.ts');
      await listKeys();
    });
}

function rotateCommand(): Command {
  return new Command('rotate')
    .description(
      'encrypt everything with the first key of ENCRYPTION_KEYS; without that setting, make a new key in DATA_DIR first',
    )
    .action(async () => {
      const { rotateAll } = await import('./actions/rotate-keys.ts');
      await rotateAll();
    });
}
