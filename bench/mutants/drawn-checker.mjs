/**
 * A checker of Stryker that lets only drawn mutants through: the option `drawnMutants` lists their keys.
 * Stryker loads it by its path, in processes that read no TypeScript.
 */

/** Identifies a mutant. Lines and columns count from 1. */
export function mutantKey({ fileName, location, mutatorName, replacement }) {
  const { start, end } = location;
  const place = `${start.line}:${start.column}-${end.line}:${end.column}`;
  return `${fileName.replace(/^.*?(?=src\/(?:address|application)\/)/, '')}:${place} ${mutatorName} ${replacement}`;
}

function fromOne({ start, end }) {
  const up = ({ line, column }) => ({ line: line + 1, column: column + 1 });
  return { start: up(start), end: up(end) };
}

function drawnChecker({ drawnMutants }) {
  const drawn = new Set(drawnMutants);
  const resultOf = (mutant) =>
    drawn.has(mutantKey({ ...mutant, location: fromOne(mutant.location) }))
      ? { status: 'passed' }
      : { status: 'compileError', reason: 'not drawn' };
  return {
    init: async () => {},
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)])),
  };
}
drawnChecker.inject = ['options'];

export const strykerPlugins = [{ kind: 'Checker', name: 'drawn', factory: drawnChecker }];
export const strykerValidationSchema = {
  properties: { drawnMutants: { type: 'array', items: { type: 'string' } } },
};
