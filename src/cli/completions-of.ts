import type { Command, Option } from 'commander';

/**
 * Candidates for the last word, as far as commander knows them: names of subcommands and options, and values
 * of lists. Empty where a file or any other text may follow.
 */
export function completionsOf(program: Command, words: readonly string[]): string[] {
  const part = words.at(-1) ?? '';
  const { command, option, position } = cursorAfter(program, words.slice(0, -1));
  return candidatesAt(command, option, position, part).filter((word) => word.startsWith(part));
}

/** Where in a command line the next word is typed. */
interface Cursor {
  readonly command: Command;
  readonly option: Option | undefined;
  readonly position: number;
}

function cursorAfter(program: Command, words: readonly string[]): Cursor {
  let cursor: Cursor = { command: program, option: undefined, position: 0 };
  for (const word of words) cursor = step(cursor, word);
  return cursor;
}

function step({ command, option, position }: Cursor, word: string): Cursor {
  if (option !== undefined) return { command, option: option.variadic ? option : undefined, position };
  if (word.startsWith('-')) {
    const named = command.options.find((each) => each.long === word || each.short === word);
    const takesValue = named !== undefined && (named.required || named.optional);
    return { command, option: takesValue ? named : undefined, position };
  }
  const below = command.commands.find((each) => each.name() === word);
  if (below !== undefined) return { command: below as Command, option: undefined, position: 0 };
  return { command, option: undefined, position: position + 1 };
}

function candidatesAt(
  command: Command,
  option: Option | undefined,
  position: number,
  part: string,
): readonly string[] {
  if (part.startsWith('-')) return optionsOf(command);
  if (option !== undefined) return option.argChoices ?? [];
  const shown = command.createHelp().visibleCommands(command);
  const argument = command.registeredArguments[position];
  return [...shown.map((each) => each.name()), ...(argument?.argChoices ?? [])];
}

function optionsOf(command: Command): string[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long, short }) => long ?? short ?? []);
}
