import { OperatorError } from '../operator-error.ts';
import { type SettingName, settingsTable } from './settings-table.ts';

/** Unusable settings: the message is a line for each, a sentence that names it and never holds its value. */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError';
}

/** What is wrong with the settings, collected so that an operator hears of all of it at once. */
export class SettingFindings {
  private readonly sentences = new Map<SettingName, string>();

  /** Notes that a setting is unusable and goes on with another value. Of each setting the first finding counts. */
  refuse<Fallback>(name: SettingName, fallback: Fallback): Fallback {
    this.add(name, `${name} must be ${settingsTable[name].expects}.`);
    return fallback;
  }

  /** Notes what is wrong with a setting in a sentence of its own. */
  add(name: SettingName, sentence: string): void {
    if (!this.sentences.has(name)) this.sentences.set(name, sentence);
  }

  has(name: SettingName): boolean {
    return this.sentences.has(name);
  }

  /** Throws SettingsError where anything was found, in the order of the table. */
  throwIfAny(): void {
    if (this.sentences.size === 0) return;
    const names = Object.keys(settingsTable) as SettingName[];
    const found = names.flatMap((name) => this.sentences.get(name) ?? []);
    throw new SettingsError(found.join('\n'));
  }
}
