import { OperatorError } from '../operator-error.ts';
import { type SettingName, settingsTable } from './settings-table.ts';

/**
 * The message has a line for each fault, which names the setting. It holds the path of MARKETS_FILE, and no
 * other value.
 */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError';
}

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

  /** Throws SettingsError where anything was found, in the order of the table. */
  throwIfAny(): void {
    if (this.isEmpty()) return;
    const names = Object.keys(settingsTable) as SettingName[];
    const found = names.flatMap((name) => this.sentences.get(name) ?? []);
    throw new SettingsError(found.join('\n'));
  }
}
