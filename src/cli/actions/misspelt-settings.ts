import { editDistance } from '../../address/text/edit-distance.ts';
import type { Environment } from '../../config/setting-values.ts';
import { fileVariables, settingsTable } from '../../config/settings-table.ts';

const names = [...Object.keys(settingsTable), ...fileVariables.map(({ variable }) => variable)];

/**
 * A sentence for each variable that is most likely a misspelt setting. Settings share the environment with
 * those of other programs, so a name that is merely unknown means nothing, and neither does one beside the
 * setting that it resembles.
 */
export function findMisspeltSettings(environment: Environment) {
  return Object.keys(environment).flatMap((variable) => {
    const likely = names.includes(variable) ? undefined : likelyName(variable);
    if (likely === undefined || environment[likely] !== undefined) return [];
    return `${variable} is no setting and has no effect: ${likely} may be meant.`;
  });
}

function likelyName(variable: string): string | undefined {
  if (!/^[A-Za-z0-9_.-]+$/.test(variable)) return undefined;
  const spelt = variable.toUpperCase().replace(/[.-]/g, '_');
  const [nearest] = names
    .map((name) => ({ name, edits: editDistance(spelt, name, 2) }))
    .filter(({ name, edits }) => edits <= (Math.min(name.length, spelt.length) < 10 ? 1 : 2))
    .sort((a, b) => a.edits - b.edits);
  return nearest?.name;
}
