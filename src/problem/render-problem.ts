import { catalog, findFullerWording, type MessageKey, type ProblemCode } from './catalog.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { ja } from './messages/ja.ts';
import { nl } from './messages/nl.ts';
import { pt } from './messages/pt.ts';
import type { Problem } from './problem.ts';

/** An item of `error` on the wire (specification 2.6). */
export interface ErrorItem {
  readonly field: string;
  readonly error: string;
  readonly message: string;
}

/** The wording by language tag (RFC 5646), the default first. */
export const languages = { en, es, fr, de, pt, it, nl, ja } as const;
export type Language = keyof typeof languages;

const fields = new Map<ProblemCode, string>(catalog.map((entry) => [entry.code, entry.field]));

/** The error item of a problem, worded in a language. A placeholder without a parameter is a defect and throws. */
export function renderProblem(problem: Problem, language: Language): ErrorItem {
  const field = fields.get(problem.code);
  if (field === undefined) throw new Error(`no catalogue entry for ${problem.code}`);
  const message = languages[language][messageKeyOf(problem)].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = problem.params?.[name];
    if (value === undefined) throw new Error(`${problem.code} lacks the parameter ${name}`);
    return value;
  });
  return { field, error: problem.code, message };
}

function messageKeyOf({ code, params }: Problem): MessageKey {
  const fuller = findFullerWording(code);
  return fuller !== undefined && params?.[fuller.param] !== undefined ? fuller.key : code;
}
