import { readFileSync } from 'node:fs';
import envSchema from 'env-schema';
import { codeOf, OperatorError } from '../operator-error.ts';
import { fileVariables, type SettingName, type SettingValues, settingsTable } from './settings-table.ts';

/** Collects what is wrong with the settings, so that an operator learns all of it at once. */
export class SettingFindings {
  private readonly sentences = new Map<SettingName, string>();
  private readonly variables = new Map<SettingName, string>();

  /** Records that another variable names a file with the value: sentences name that variable. */
  readFrom(name: SettingName, variable: string): void {
    this.variables.set(name, variable);
  }

  /** Records that a setting is unusable and answers a fallback. The first finding of each setting counts. */
  refuse<Fallback>(name: SettingName, fallback: Fallback): Fallback {
    const variable = this.variables.get(name);
    const must = variable === undefined ? `${name} must be` : `The file of ${variable} must hold`;
    this.add(name, `${must} ${settingsTable[name].expects}.`);
    return fallback;
  }

  add(name: SettingName, sentence: string): void {
    if (!this.sentences.has(name)) this.sentences.set(name, sentence);
  }

  has(name: SettingName): boolean {
    return this.sentences.has(name);
  }

  isEmpty(): boolean {
    return this.sentences.size === 0;
  }

  /**
   * Throws OperatorError where anything was found, in the order of the table. The message has a line for each
   * fault, which names the setting. It holds the path of MARKETS_FILE, and no other value.
   */
  throwIfAny(): void {
    if (this.isEmpty()) return;
    const names = Object.keys(settingsTable) as SettingName[];
    const found = names.flatMap((name) => this.sentences.get(name) ?? []);
    throw new OperatorError(found.join('\n'));
  }
}

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
    const text = readSecretFile(path);
    if ('fault' in text) findings.add(name, `${variable} names a file that ${text.fault}.`);
    else read[name] = text.content;
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
    if (codeOf(error) === undefined) throw error;
    return { fault: `cannot be read (${codeOf(error)})` };
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** One object for all readings: the validator compiles each schema that it has not seen before. */
const schema = {
  type: 'object',
  properties: Object.fromEntries(Object.entries(settingsTable).map(([name, entry]) => [name, entry.schema])),
};

/** Text that the table does not accept is a finding, and counts as absent from then on. */
export function readValues(environment: Environment, findings: SettingFindings): SettingValues {
  const isUsable = (name: string) => name in settingsTable && !findings.has(name as SettingName);
  const data = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => isUsable(name) && value !== undefined && value !== '',
    ),
  );
  try {
    return envSchema<SettingValues>({ schema, data, env: false });
  } catch (error) {
    for (const name of refusedNames(error)) findings.refuse(name, undefined);
    return readValues(environment, findings);
  }
}

/** Never empty. Throws the error again where it is not about settings. */
function refusedNames(error: unknown): SettingName[] {
  const findings =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const names = findings.map(({ instancePath }) => String(instancePath).slice(1));
  const found = names.filter((name): name is SettingName => name in settingsTable);
  if (found.length === 0) throw error;
  return found;
}
