import type { TSchema } from 'typebox';
import { escapeHtml } from './html.ts';
import { breakable, tableHtml } from './render-markdown.ts';

/** The parts of a schema that tables show. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly maxLength?: number;
}

/** What a schema cannot say about a field of a request. */
const conditions: Readonly<Record<string, string>> = { Province: 'where the market has provinces' };

/** The members of a request. A column says which are required. */
export function requestTable(request: TSchema): string {
  return tableOf(request, true);
}

/** The members of an answer. Answers hold all of them. */
export function answerTable(response: TSchema): string {
  return tableOf(response, false);
}

function tableOf(schema: Schema, isRequest: boolean): string {
  const columns = ['field', 'type', ...(isRequest ? ['required'] : []), 'meaning'];
  const rows = rowsOf(schema.items ?? schema, '', isRequest);
  return tableHtml(
    columns,
    rows.map((cells) => ({ cells })),
  );
}

/** Nested members are written with a dot, and members of an array's items with brackets. */
function rowsOf(schema: Schema, prefix: string, isRequest: boolean): string[][] {
  const { properties = {} } = schema;
  return Object.entries(properties).flatMap(([name, member]) => {
    const cells = [
      code(`${prefix}${name}`),
      typeName(member),
      ...(isRequest ? [requirement(schema, name)] : []),
      `${inline(member.description ?? '')}${limits(member)}`,
    ];
    const nested = member.items ?? member;
    // The items of `error` are the same in all answers, so no table repeats them.
    if (name === 'error' || nested.properties === undefined) return [cells];
    return [cells, ...rowsOf(nested, `${prefix}${name}${member.items ? '[]' : ''}.`, isRequest)];
  });
}

function requirement({ required = [], dependentRequired = {} }: Schema, name: string): string {
  if (required.includes(name)) return 'yes';
  const [other] = Object.entries(dependentRequired).find(([, names]) => names.includes(name)) ?? [];
  if (other !== undefined) return `with ${code(other)}`;
  return conditions[name] ?? 'no';
}

function typeName({ type, items, enum: values, const: value }: Schema): string {
  if (value !== undefined) return code(JSON.stringify(value));
  if (values !== undefined) return values.map((each) => code(JSON.stringify(each))).join(' or ');
  const names = [type ?? 'object']
    .flat()
    .map((name) => (name === 'array' ? `array of ${items?.type}s` : name));
  return names.join(' or ');
}

function limits({ maxLength, pattern }: Schema): string {
  const form = pattern === undefined ? '' : ` Form: ${code(pattern)}.`;
  return maxLength === undefined ? form : ` At most ${maxLength} characters.${form}`;
}

export function code(text: string): string {
  return `<code>${breakable(escapeHtml(text))}</code>`;
}

/** A sentence of the OpenAPI document, in which only code is marked up. */
export function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, (_mark, inner: string) => `<code>${breakable(inner)}</code>`);
}
