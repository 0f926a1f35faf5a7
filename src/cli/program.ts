import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Command } from 'commander';
import { orOperatorError } from '../operator-error.ts';
import { version } from '../version.ts';
import { addHelp, command, programName, wordsOf } from './command.ts';
import { completeCommand, completionCommand } from './completion-command.ts';
import { dataCommand } from './data-commands.ts';
import { serviceCommands } from './service-commands.ts';
import { storeCommands } from './store-commands.ts';
import { helpStyle, paint, paintError } from './style.ts';

/** Wrong usage throws commander's error with exit code 2. */
export function createProgram(): Command {
  const commands = [...serviceCommands(), dataCommand(), ...storeCommands(), completionCommand()];
  const program = command(programName, ...commands)
    .version(version())
    .option('--settings-file <file>', 'file with one NAME=value per line; the environment takes precedence')
    .hook('preAction', (root, command) => readEnvironment(root.opts().settingsFile, command))
    .addCommand(completeCommand(createProgram), { hidden: true });
  for (const each of withSubcommands(program)) {
    addHelp(each);
    each
      .exitOverride()
      .showHelpAfterError('(see --help)')
      .configureHelp(helpStyle)
      .configureOutput({ outputError: (text, write) => write(paintError(text)) });
  }
  return program;
}

/** What completes commands in a shell uses no settings. */
const commandsWithoutSettings: readonly string[] = ['completion', 'complete'];

/** Workers have the environment of their leading process, which has warned already. */
async function readEnvironment(settingsFile: string | undefined, command: Command): Promise<void> {
  if (commandsWithoutSettings.includes(wordsOf(command))) return;
  readSettingsFile(settingsFile);
  if (cluster.isWorker) return;
  const { findMisspeltSettings } = await import('./actions/misspelt-settings.ts');
  for (const sentence of findMisspeltSettings(process.env))
    process.stderr.write(`${paint('yellow', sentence, process.stderr)}\n`);
}

/**
 * Adds the settings of a file to the environment, which takes precedence. Throws OperatorError where the file
 * cannot be read, or is absent: the service would start with other settings than those that were meant.
 */
function readSettingsFile(file: string | undefined): void {
  if (file === undefined) return;
  const unreadable = (code: unknown) => `--settings-file ${file} cannot be read (${code}).`;
  const settings = parseEnv(orOperatorError(unreadable, () => readFileSync(file, 'utf8')));
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
}

export function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap((sub) => withSubcommands(sub as Command))];
}
