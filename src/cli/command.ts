import { Command, InvalidArgumentError, Option } from 'commander';
import { recordFormats } from '../registry/registry-entries.ts';
import commandHelp from './command-help.json' with { type: 'json' };

export const programName = 'checkout-verification';

/** A command with those below it. What each is for stands in `command-help.json`. */
export function command(name: string, ...below: readonly Command[]): Command {
  const made = new Command(name);
  for (const each of below) made.addCommand(each);
  return made;
}

/** The words that call a command, without the program's name. */
export function wordsOf(command: Command): string {
  return command.parent === null ? '' : `${wordsOf(command.parent)} ${command.name()}`.trim();
}

/**
 * By the words that call a command: what it is for, and lines to copy. They are what stands behind those
 * words, or a whole line where something stands before them. A test parses each with the command itself.
 */
const helpOf: Readonly<Record<string, (typeof commandHelp)['serve']>> = commandHelp;

/** Hidden commands have no help. */
export function addHelp(command: Command): void {
  const help = helpOf[wordsOf(command)];
  if (help === undefined) return;
  const beginning = [programName, wordsOf(command)].filter(Boolean).join(' ');
  const lines = help.examples.map((line) =>
    line.includes(`${programName} `) ? line : `${beginning} ${line}`,
  );
  command
    .description(help.description)
    .addHelpText('after', `\nExamples:\n${lines.map((line) => `  ${line.trimEnd()}`).join('\n')}`);
}

/** Runs a function of a module, which is loaded only then, with what commander hands to an action. */
export function lazily<Name extends string, Module extends Record<Name, (...given: never[]) => unknown>>(
  load: () => Promise<Module>,
  name: Name,
): (...given: Parameters<Module[Name]>) => Promise<void> {
  return async (...given) => {
    await (await load())[name](...given);
  };
}

export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Give a whole number from 1 to 999999.');
  return Number(text);
}

const timeForm = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** The value of an option that is a time: ISO 8601 with its offset, or a day, which begins in UTC. */
export function parseTime(text: string): Date {
  const time = new Date(text);
  if (!timeForm.test(text) || Number.isNaN(time.getTime()))
    throw new InvalidArgumentError('Give a day, or a time such as 2026-03-01T12:00:00Z.');
  return time;
}

/** The value of an option that is an id. An empty one is most likely an unset variable. */
export function parseId(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must not be empty.');
  return text;
}

export const profileOption = new Option('--profile <id>', 'profile, as tokens name it').argParser(parseId);

export const sessionOption = new Option('--session <id>', 'session, as tokens name it').argParser(parseId);

export const byOption = (meaning = 'who runs this, for the audit trail') =>
  new Option('--by <name>', meaning).default('command').argParser(parseId);

export const formatOption = new Option('--format <format>', 'format, if the extension does not tell').choices(
  recordFormats,
);

export const columnsOption = new Option(
  '--columns <columns>',
  'columns that have other names than their fields: City=Town,PostalCode=Zip',
);
