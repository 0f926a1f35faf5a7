import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { completionScripts, completionShells, completionsOf } from '../../src/cli/completion-command.ts';
import { createProgram } from '../../src/cli/program.ts';
import { temporaryFolder } from '../support/command.ts';
import { findProgram } from '../support/programs.ts';
import { skipUnless } from '../support/skip-unless.ts';

describe('the completions of a word', () => {
  test.each<[string[], string[]]>([
    [['nothing-like-it'], []],
    [['complet'], ['completion']],
    [
      ['keys', ''],
      ['list', 'rotate', 'help'],
    ],
    [['keys', 'list', '--'], ['--help']],
    [
      ['import', ''],
      ['profiles', 'branches', 'site-urls'],
    ],
    [['import', 'profiles', ''], []],
    [
      ['verify', 'a.csv', '--output', ''],
      ['ndjson', 'csv'],
    ],
    [['verify', '--output', 'csv', '--ex'], ['--explain']],
    [['token', '--profile', ''], []],
    [['token', '--profile', 'keys', '--t'], ['--ttl']],
    [['data', 'add', 'geonames', '--country', 'DE', ''], []],
    [
      ['data', 'add', 'csv', '--co'],
      ['--country', '--columns', '--complete'],
    ],
    [['completion', ''], [...completionShells]],
  ])('%j: %j', (words, expected) => {
    expect(completionsOf(createProgram(), words)).toEqual(expected);
  });

  test('are every command that help shows, and none that it hides', () => {
    const program = createProgram();
    const shown = program.createHelp().visibleCommands(program);
    expect(completionsOf(program, [''])).toEqual(shown.map((command) => command.name()));
    expect(completionsOf(program, [''])).not.toContain('complete');
  });
});

/** A folder with the built command under its name, for PATH. */
function folderWithCommand(): string {
  const folder = join(temporaryFolder(), 'bin');
  mkdirSync(folder);
  const main = join(import.meta.dirname, '../../dist/main.js');
  const file = join(folder, 'checkout-verification');
  writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`);
  chmodSync(file, 0o755);
  return folder;
}

/** Each asks a shell with its script what it would offer after `checkout-verification import p`. */
const asked: Readonly<Record<string, string>> = {
  bash: `source "$SCRIPT"; COMP_WORDS=(checkout-verification import p); COMP_CWORD=2
_checkout_verification checkout-verification p import; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: `compdef() { :; }; compadd() { shift; print -l -- "$@"; }; source "$SCRIPT"
words=(checkout-verification import p); CURRENT=3; _checkout_verification`,
  fish: `source "$SCRIPT"; complete -C 'checkout-verification import p'`,
};

describe.each(completionShells)('%s', (shell) => {
  const program = findProgram(shell);

  test('offers what the command knows', skipUnless(program, `install ${shell}`), () => {
    const script = join(temporaryFolder(), 'script');
    writeFileSync(script, completionScripts[shell] ?? '');
    const PATH = [folderWithCommand(), process.env.PATH].join(delimiter);
    const { stdout, stderr } = spawnSync(program ?? '', ['-c', asked[shell] ?? ''], {
      env: { PATH, SCRIPT: script, HOME: temporaryFolder() },
      encoding: 'utf8',
    });
    expect({ stdout, stderr }).toEqual({ stdout: 'profiles\n', stderr: '' });
  });
});
