import { readFileSync } from 'node:fs';
import type { SettingFindings } from './setting-findings.ts';
import type { Environment } from './setting-values.ts';
import { fileVariables } from './settings-table.ts';

/**
 * The environment with the settings that NAME_FILE variables name files of. White space around the content of
 * a file does not count: most editors end a file with a line break. A file that cannot be used is a finding.
 */
export function readSettingFiles(environment: Environment, findings: SettingFindings): Environment {
  const read = { ...environment };
  for (const { name, variable } of fileVariables) {
    const path = environment[variable];
    if (path === undefined || path === '') continue;
    findings.readFrom(name, variable);
    if ((environment[name] ?? '') !== '')
      findings.add(name, `${name} and ${variable} exclude each other: set one of them.`);
    else {
      const text = readSecretFile(path);
      if ('fault' in text) findings.add(name, `${variable} names a file that ${text.fault}.`);
      else read[name] = text.content;
    }
  }
  return read;
}

/**
 * The content of a file without the white space around it, or why it has none. The path is not told: whoever
 * confuses a secret and the file that holds it has put the secret there.
 */
export function readSecretFile(path: string): { readonly content: string } | { readonly fault: string } {
  try {
    const content = readFileSync(path, 'utf8').trim();
    return content === '' ? { fault: 'is empty' } : { content };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { fault: `cannot be read (${error.code})` };
  }
}
