import { catalogPosition, type ProblemCode } from '../fields/catalog.ts';
import type { Problem } from '../fields/problem.ts';

/** A JSON object as it came in, its members unchecked. */
export type Submission = Readonly<Record<string, unknown>>;

type FieldWith<Suffix extends string> = ProblemCode extends infer Code
  ? Code extends `${infer Field}.${Suffix}`
    ? Field
    : never
  : never;

/** Wrong type or content is `.Invalid`, too much of it `.TooLong`. */
type TextField = FieldWith<'Invalid'> & FieldWith<'TooLong'>;
type RequiredField = FieldWith<'Required'>;

// Control characters (C0, DEL, C1), lone surrogates, line and paragraph separators; embeddings, overrides and
// isolates, which reorder what is shown; annotations and tags. Joiners (U+200C, U+200D) and direction marks
// (U+200E, U+200F, U+061C) are allowed: scripts need them, and they reorder nothing.
const unprintable = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;

// White space, and what nobody sees at the ends of a text: people paste it along with numbers from address
// books (embeddings and isolates) and with words from pages (U+200B, U+2060, fillers). The marks of direction
// are white space by Unicode's Pattern_White_Space. Joiners shape the letter that they follow, and stay.
const outer = /[\s\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\u2800\u3164\uffa0]/;

/** Returns the text without outer white space and what is as invisible as that (decisions, envelope). */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && outer.test(text.charAt(start))) start++;
  while (start < end && outer.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

export function isPrintable(text: string): boolean {
  return !unprintable.test(text);
}

/** Longest id of a profile, and so of an owner, a cart or a session, in UTF-16 units. */
export const longestId = 200;

/** Whether text can be the id of a profile, a cart or a session. */
export function isId(text: string): boolean {
  return text.trim() !== '' && text.length <= longestId && isPrintable(text);
}

/** null and blank text count as absent (decisions, envelope). */
export function isSent(value: unknown): boolean {
  return value !== undefined && value !== null && (typeof value !== 'string' || trimmed(value) !== '');
}

/**
 * Reads the members of one submission and collects what is wrong with them (decisions, envelope). A wrong
 * JSON type, control characters and lone surrogates are `<Field>.Invalid`; too many UTF-16 units are
 * `<Field>.TooLong`. null and blank text count as absent; outer white space is dropped.
 */
export class FieldReader {
  readonly problems: Problem[] = [];
  private readonly unreadable = new Set<string>();
  private readonly submission: Submission;

  constructor(submission: Submission) {
    this.submission = submission;
  }

  /** The member as it came, for fields with rules of their own. */
  raw(field: string): unknown {
    return this.submission[field];
  }

  /** Trimmed; null where it is absent or unreadable. `params` go with `<Field>.Invalid`. */
  text(field: TextField, maxLength: number, params?: Problem['params']): string | null {
    const value = this.submission[field];
    if (value === undefined || value === null) return null;
    if (typeof value !== 'string') return this.refuse(field, `${field}.Invalid`, params);
    const text = trimmed(value);
    if (text === '') return null;
    if (text.length > maxLength) return this.refuse(field, `${field}.TooLong`, { max: String(maxLength) });
    if (!isPrintable(text)) return this.refuse(field, `${field}.Invalid`, params);
    return text;
  }

  /** Like `text`, and `<Field>.Required` where the member is absent. */
  requiredText(field: TextField & RequiredField, maxLength: number, params?: Problem['params']) {
    const text = this.text(field, maxLength, params);
    if (text === null && this.isReadable(field)) this.problems.push({ code: `${field}.Required` });
    return text;
  }

  isReadable(field: string): boolean {
    return !this.unreadable.has(field);
  }

  /** Records a problem of a field, which then has no value. */
  refuse(field: string, code: ProblemCode, params?: Problem['params']): null {
    this.unreadable.add(field);
    this.problems.push(params === undefined ? { code } : { code, params });
    return null;
  }
}

/** The problems in the order of the catalogue, each code once. */
export function inCatalogOrder(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length === 0) return [];
  const first = new Map<ProblemCode, Problem>();
  for (const problem of problems) if (!first.has(problem.code)) first.set(problem.code, problem);
  return [...first.values()].sort((a, b) => catalogPosition(a.code) - catalogPosition(b.code));
}
