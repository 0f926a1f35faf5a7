import { catalog, type ProblemCode } from './catalog.ts';
import { en } from './messages/en.ts';
import type { Problem } from './problem.ts';

/** An item of `error` on the wire (specification 2.6). */
export interface ErrorItem {
  readonly field: string;
  readonly error: string;
  readonly message: string;
}

export const languages = { en } as const;
export type Language = keyof typeof languages;

const fields = new Map<ProblemCode, string>(catalog.map((entry) => [entry.code, entry.field]));

/** The error item of a problem, worded in a language. A placeholder without a parameter is a defect and throws. */
export function renderProblem(problem: Problem, language: Language): ErrorItem {
  const field = fields.get(problem.code);
  if (field === undefined) throw new Error(`no catalogue entry for ${problem.code}`);
  const message = languages[language][problem.code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = problem.params?.[name];
    if (value === undefined) throw new Error(`${problem.code} lacks the parameter ${name}`);
    return value;
  });
  return { field, error: problem.code, message };
}
