import * as de from '../words/de.ts';
import type { Element, FieldName, Fields, Messages, Pages } from '../words/en.ts';
import * as en from '../words/en.ts';
import * as es from '../words/es.ts';
import * as fr from '../words/fr.ts';
import * as it from '../words/it.ts';
import * as ja from '../words/ja.ts';
import * as nl from '../words/nl.ts';
import * as pt from '../words/pt.ts';
import type { Problem } from './problem.ts';
import { type Fuller, fieldNameOf, type ProblemKind, usualPartNames, wordingRuleOf } from './wording.ts';

/** An item of `error` on the wire (specification 2.6). */
export interface ErrorItem {
  readonly field: string;
  readonly error: string;
  readonly message: string;
}

/** The words by language tag (RFC 5646), the default first. */
export const languages = { en, es, fr, de, pt, it, nl, ja } as const satisfies Readonly<
  Record<string, Words>
>;
export type Language = keyof typeof languages;

interface Words {
  readonly fields: Fields;
  readonly messages: Messages;
  readonly element: Element;
  readonly pages: Pages;
}

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
