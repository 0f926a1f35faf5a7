import { Argument, Command, type Option } from 'commander';
import { command, programName as name } from './command.ts';

/**
 * By shell: a script that passes the words before the cursor to the command and offers its answer, or files
 * where that is empty. The scripts know no words themselves.
 */
export const completionScripts: Readonly<Record<string, string>> = {
  bash: `_checkout_verification() {
  local IFS=$'\\n'
  COMPREPLY=($("$1" complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null))
}
complete -o default -o nosort -F _checkout_verification ${name}
`,
  zsh: `#compdef ${name}
_checkout_verification() {
  local -a found
  found=("\${(@f)$(\${words[1]} complete -- "\${(@)words[2,CURRENT]}" 2> /dev/null)}")
  if [[ -n "$found" ]]; then compadd -- $found; else _files; fi
}
compdef _checkout_verification ${name}
`,
  fish: `function __checkout_verification
  set -l words (commandline -opc) (commandline -ct)
  set -l found (command $words[1] complete -- $words[2..] 2> /dev/null)
  if set -q found[1]
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c ${name} -f -a '(__checkout_verification)'
`,
};

export const completionShells: readonly string[] = Object.keys(completionScripts);

export const completionCommand = () =>
  command('completion')
    .addArgument(new Argument('<shell>', 'the shell that loads it').choices(completionShells))
    .action((shell: string) => void process.stdout.write(completionScripts[shell] ?? ''));

/** What those scripts call: prints a candidate a line for the last word. */
export function completeCommand(program: () => Command): Command {
  return new Command('complete')
    .argument('[words...]')
    .helpOption(false)
    .action((words: string[]) => {
      const found = completionsOf(program(), words);
      process.stdout.write(found.map((word) => `${word}\n`).join(''));
    });
}

/**
 * Candidates for the last word, as far as commander knows them: names of subcommands and options, and values
 * of lists. Empty where a file or any other text may follow.
 */
export function completionsOf(program: Command, words: readonly string[]): string[] {
  const part = words.at(-1) ?? '';
  const start: Cursor = { command: program, option: undefined, position: 0 };
  const { command, option, position } = words.slice(0, -1).reduce(step, start);
  return candidatesAt(command, option, position, part).filter((word) => word.startsWith(part));
}

interface Cursor {
  readonly command: Command;
  readonly option: Option | undefined;
  readonly position: number;
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

function candidatesAt(command: Command, option: Option | undefined, position: number, part: string) {
  const help = command.createHelp();
  if (part.startsWith('-'))
    return help.visibleOptions(command).flatMap(({ long, short }) => long ?? short ?? []);
  if (option !== undefined) return option.argChoices ?? [];
  const names = help.visibleCommands(command).map((each) => each.name());
  return [...names, ...(command.registeredArguments[position]?.argChoices ?? [])];
}
