import envSchema from 'env-schema';
import type { SettingFindings } from './setting-findings.ts';
import { type SettingName, type SettingValues, settingsTable } from './settings-table.ts';

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
  const names = findings.map(({ instancePath }) => String(instancePath).slice(1)).filter(isSettingName);
  if (names.length === 0) throw error;
  return names;
}

function isSettingName(name: string): name is SettingName {
  return name in settingsTable;
}
