import type { Problem } from '../fields/problem.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import { type Fuller, fieldNameOf, type ProblemKind, usualPartNames, wordingRuleOf } from './wording.ts';
import type { FieldName, Words } from './words.ts';

/** An item of `error` on the wire (specification 2.6). */
export interface ErrorItem {
  readonly field: string;
  readonly error: string;
  readonly message: string;
}

/** The words by language tag (RFC 5646), the default first. */
export const languages = {
  en,
  // Formal, for readers on both sides of the Atlantic.
  es,
  // Without colons and semicolons: the space that French sets before them must not break, and would be
  // invisible here.
  fr,
  // With the polite Sie.
  de,
  // That of Brazil where the varieties differ.
  pt,
  // In the impersonal infinitive of forms.
  it,
  // With the polite u.
  nl,
  // Polite, without spaces between the scripts.
  ja,
} as const satisfies Readonly<Record<string, Words>>;
export type Language = keyof typeof languages;

/** A sentence in pieces: text at even positions, names of parameters at odd ones. */
type Pieces = readonly string[];

/** Messages by what they are about. Their number depends on the wording, not on requests. */
const prepared = Object.fromEntries(
  Object.keys(languages).map((language) => [language, new Map()]),
) as Record<Language, Map<string, Pieces>>;

/** Names fields as the market does. Throws where a placeholder has no parameter, which is a defect. */
export function renderProblem(problem: Problem, language: Language, names = usualPartNames): ErrorItem {
  const { code, params } = problem;
  const { field, kind, fuller, params: fixed } = wordingRuleOf(code);
  const isFull = fuller !== undefined && params?.[fuller.param] !== undefined;
  const pieces = piecesOf(language, fieldNameOf(field, names), kind, isFull ? fuller : undefined);
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
  const name = fieldNameOf(field, names);
  const all = fuller === undefined ? [undefined] : [undefined, fuller];
  return all.map((each) => sentence(language, name, kind, each));
}

function piecesOf(language: Language, name: string, kind: ProblemKind, fuller: Fuller | undefined): Pieces {
  const key = `${name} ${kind} ${fuller?.param}`;
  const known = prepared[language].get(key);
  if (known !== undefined) return known;
  const pieces = sentence(language, name, kind, fuller).split(/\{(\w+)\}/);
  prepared[language].set(key, pieces);
  return pieces;
}

/** A message with the name of its field; a problem about no field of a form names none. */
function sentence(language: Language, name: string, kind: ProblemKind, fuller: Fuller | undefined): string {
  const { fields, messages }: Words = languages[language];
  const said = fields[name as FieldName];
  const inSentence = typeof said === 'string' ? said : said?.[1];
  // In brackets stands what is said with a parameter, and behind a bar what is said without it.
  const whole = messages[kind].replace(/\[(.*?)(?:\|(.*?))?\]/g, fuller === undefined ? '$2' : '$1');
  // Japanese has no blank between sentences.
  const blank = whole.endsWith('。') ? '' : ' ';
  const message = fuller?.added === undefined ? whole : whole + blank + messages[fuller.added];
  return message.replace('{field}', () => inSentence ?? '{field}');
}
