import { OperatorError } from '../operator-error.ts';
import { type SettingName, settingsTable } from './settings-table.ts';

/** The message has a line for each setting: it names the setting and never holds its value. */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError';
}

/** Collects what is wrong with the settings, so that an operator learns all of it at once. */
export class SettingFindings {
  private readonly sentences = new Map<SettingName, string>();

  /** Records that a setting is unusable and answers a fallback. The first finding of each setting counts. */
  refuse<Fallback>(name: SettingName, fallback: Fallback): Fallback {
    this.add(name, `${name} must be ${settingsTable[name].expects}.`);
    return fallback;
  }

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
