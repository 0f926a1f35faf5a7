import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { ja } from './messages/ja.ts';
import { nl } from './messages/nl.ts';
import { pt } from './messages/pt.ts';
import type { Problem } from './problem.ts';
import { fieldNameOf, type TemplateKey, usualPartNames, type Wording, wordingRuleOf } from './wording.ts';

/** An item of `error` on the wire (specification 2.6). */
export interface ErrorItem {
  readonly field: string;
  readonly error: string;
  readonly message: string;
}

/** The wording by language tag (RFC 5646), the default first. */
export const languages = { en, es, fr, de, pt, it, nl, ja } as const;
export type Language = keyof typeof languages;

/** A sentence in pieces: text at even positions, names of parameters at odd ones. */
type Pieces = readonly string[];

/** Sentences by field and template. Their number depends on the wording, not on requests. */
const prepared = Object.fromEntries(
  Object.keys(languages).map((language) => [language, new Map()]),
) as Record<Language, Map<string, Map<TemplateKey, Pieces>>>;

/** Names fields as the market does. Throws where a placeholder has no parameter, which is a defect. */
export function renderProblem(problem: Problem, language: Language, names = usualPartNames): ErrorItem {
  const { code, params } = problem;
  const { field, kind, fuller, params: fixed } = wordingRuleOf(code);
  const key = fuller !== undefined && params?.[fuller.param] !== undefined ? fuller.key : kind;
  const pieces = piecesOf(language, fieldNameOf(field, names), key);
  let message = pieces[0] ?? '';
  for (let at = 1; at < pieces.length; at += 2) {
    const name = pieces[at] ?? '';
    const value = params?.[name] ?? fixed?.[name];
    if (value === undefined) throw new Error(`${code} lacks the parameter ${name}`);
    message += value + (pieces[at + 1] ?? '');
  }
  return { field, error: code, message };
}

/** The short and the full sentence about a problem in a language, with `{…}` for its parameters. */
export function sentencesOf(code: Problem['code'], language: Language, names = usualPartNames): string[] {
  const { field, kind, fuller } = wordingRuleOf(code);
  const keys = fuller === undefined ? [kind] : [kind, fuller.key];
  return keys.map((key) => sentence(languages[language], fieldNameOf(field, names), key));
}

function piecesOf(language: Language, fieldName: string, key: TemplateKey): Pieces {
  const known = prepared[language].get(fieldName)?.get(key);
  if (known !== undefined) return known;
  const pieces = sentence(languages[language], fieldName, key).split(/\{(\w+)\}/);
  const ofField = prepared[language].get(fieldName) ?? new Map<TemplateKey, Pieces>();
  prepared[language].set(fieldName, ofField.set(key, pieces));
  return pieces;
}

/** A template with the name of its field; a problem about no field of a form names none. */
function sentence({ fields, templates }: Wording, fieldName: string, key: TemplateKey): string {
  const named: Readonly<Record<string, string>> = fields;
  return templates[key].replace('{field}', () => named[fieldName] ?? '{field}');
}
