import { Argument, Command } from 'commander';
import { completionsOf } from './completions-of.ts';

const name = 'checkout-verification';

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

export function completionCommand(): Command {
  return new Command('completion')
    .description('print a script that completes this command in a shell')
    .addArgument(new Argument('<shell>', 'the shell that loads it').choices(completionShells))
    .action((shell: string) => void process.stdout.write(completionScripts[shell] ?? ''));
}

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
