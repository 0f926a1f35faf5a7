import type { Market } from '../market/market.ts';
import type { ProblemCode } from '../problem/catalog.ts';
import type { Problem } from '../problem/problem.ts';
import type { FieldReader, RequiredField, TextField } from '../submission/field-reader.ts';
import type { CalendarDay } from './calendar-day.ts';

export interface ApplicationContext {
  readonly market: Market;
  /** The day that it is now in the market's time zone. */
  readonly today: CalendarDay;
}

/** When a field must be present: always, never, or when another field is sent. */
export type Requirement = 'always' | 'never' | { readonly with: string };

export interface ApplicationField {
  /** Name of the member in a submission. */
  readonly name: string;
  readonly type: 'string' | 'boolean';
  readonly required: Requirement;
  /** Most characters, in UTF-16 units; absent where the kind has no length. */
  readonly maxLength?: number;
  /** Regular expression for a whole valid value, where one expression is enough. */
  readonly pattern?: string;
  readonly description: string;
  /** A made-up value that is valid, for the documents. */
  readonly example: string | boolean;
  /** The value; null where it is absent or has a problem, which is then recorded in the reader. */
  read(reader: FieldReader, context: ApplicationContext): string | boolean | null;
}

type Judge = (text: string, context: ApplicationContext) => Problem | null;
type Described<Value> = Pick<ApplicationField, 'description' | 'required'> & { readonly example: Value };

interface TextRules extends Described<string> {
  readonly maxLength: number;
  readonly pattern?: string;
  readonly judge?: Judge;
  /** What the message of `<Field>.Invalid` says besides. */
  readonly invalidParams?: (context: ApplicationContext) => Problem['params'];
}

export function optionalText(name: TextField, rules: Omit<TextRules, 'required'>): ApplicationField {
  const { judge, invalidParams, ...description } = rules;
  return {
    name,
    type: 'string',
    required: 'never',
    ...description,
    read: (reader, context) => {
      const text = reader.text(name, rules.maxLength, invalidParams?.(context));
      return judged(reader, name, text, judge, context);
    },
  };
}

/** Text that must be present, always or when another field is sent; otherwise `<Field>.Required`. */
export function requiredText(name: TextField & RequiredField, rules: TextRules): ApplicationField {
  const optional = optionalText(name, rules);
  return {
    ...optional,
    required: rules.required,
    read: (reader, context) => {
      const value = optional.read(reader, context);
      const isMissing = value === null && reader.isReadable(name) && isRequired(rules.required, reader);
      return isMissing ? reader.refuse(name, `${name}.Required`) : value;
    },
  };
}

/** A date in a fixed form: every fault is `.Invalid`, including a wrong length. */
export function dateField(
  name: 'DateOfBirth',
  rules: Described<string> & { readonly pattern: string; readonly judge: Judge },
): ApplicationField {
  const { judge, ...description } = rules;
  return {
    name,
    type: 'string',
    ...description,
    read: (reader, context) => {
      if (!isSent(reader.raw(name))) return reader.refuse(name, `${name}.Required`);
      const value = reader.raw(name);
      if (typeof value !== 'string') return reader.refuse(name, `${name}.Invalid`);
      return judged(reader, name, value.trim(), judge, context);
    },
  };
}

/** Text with one fixed form, not even trimmed. Every fault is the one problem `code`, absence included. */
export function codeField(
  name: string,
  rules: Described<string> & { readonly pattern: string; readonly code: ProblemCode },
): ApplicationField {
  const { code, ...description } = rules;
  const form = new RegExp(rules.pattern);
  return {
    name,
    type: 'string',
    ...description,
    read: (reader) => {
      const value = reader.raw(name);
      return typeof value === 'string' && form.test(value) ? value : reader.refuse(name, code);
    },
  };
}

export function booleanField(name: 'SubscribeToEmail', rules: Described<boolean>): ApplicationField {
  return {
    name,
    type: 'boolean',
    ...rules,
    read: (reader) => {
      const value = reader.raw(name);
      if (!isSent(value)) return reader.refuse(name, `${name}.Required`);
      return typeof value === 'boolean' ? value : reader.refuse(name, `${name}.Invalid`);
    },
  };
}

function judged(
  reader: FieldReader,
  name: string,
  text: string | null,
  judge: Judge | undefined,
  context: ApplicationContext,
): string | null {
  const problem = text === null ? null : (judge?.(text, context) ?? null);
  return problem === null ? text : reader.refuse(name, problem.code, problem.params);
}

function isRequired(required: Requirement, reader: FieldReader): boolean {
  if (typeof required === 'string') return required === 'always';
  return isSent(reader.raw(required.with));
}

/** null and blank text count as absent (decisions, envelope). */
function isSent(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  return typeof value !== 'string' || value.trim() !== '';
}
