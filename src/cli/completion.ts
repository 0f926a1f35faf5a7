import { Argument, Command } from 'commander';
import { completionScripts, completionShells } from './completion-scripts.ts';
import { completionsOf } from './completions-of.ts';

/** `completion`: prints what a shell is to load. */
export function completionCommand(): Command {
  return new Command('completion')
    .description('print a script that completes this command in a shell')
    .addArgument(new Argument('<shell>', 'the shell that loads it').choices(completionShells))
    .action((shell: string) => void process.stdout.write(completionScripts[shell] ?? ''));
}

/** What those scripts call: a candidate a line for the last of the words. */
export function completeCommand(program: () => Command): Command {
  return new Command('complete')
    .argument('[words...]')
    .helpOption(false)
    .action((words: string[]) => {
      const found = completionsOf(program(), words);
      process.stdout.write(found.map((word) => `${word}\n`).join(''));
    });
}
