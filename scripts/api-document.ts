import type { Example } from '../src/http/openapi/example.ts';
import { introduction } from '../src/http/openapi/introduction.ts';
import type { Operation } from '../src/http/openapi/operation.ts';
import { operations } from '../src/http/openapi/operations.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly maxLength?: number;
}

/** docs/api.md: every operation with its fields, its own failures and its examples, which the contract tests send and compare. */
export function apiDocument(): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const parts = tags.map((tag) => [
    `## ${tag}`,
    ...operations.filter((operation) => operation.tag === tag).map(describe),
  ]);
  return `# Operations

${introduction}

The same as an [OpenAPI 3.1 document](openapi.json). Codes are explained in [errors.md](errors.md), what to do about each in [answers.md](answers.md).

${parts.flat().join('\n\n')}
`;
}

function describe(operation: Operation): string {
  const { method, path, summary, description, scope, parameters = {}, failures } = operation;
  const credentials = scope === undefined ? 'Needs no token.' : `Needs a token with scope \`${scope}\`.`;
  const request = operation.request as Schema | undefined;
  const response = operation.response as Schema;
  return [
    `### ${summary}`,
    `\`${method.toUpperCase()} ${path}\``,
    `${description} ${credentials}`,
    list(Object.entries(parameters).map(([name, meaning]) => `\`${name}\`: ${meaning}`)),
    failures.length === 0
      ? ''
      : `Where nothing is judged: ${failures.map((code) => `\`${code}\``).join(', ')}.`,
    ...(request === undefined ? [] : fieldTable('Request', request)),
    ...fieldTable('Answer', response),
    ...operation.examples.map((example) => exampleText(example, operation)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** A row for each member; members of members are named with a dot, those of an array's items with brackets. */
function fieldTable(title: string, schema: Schema): string[] {
  const rows = rowsOf(schema, '');
  const introduced = `**${title}.** ${schema.description ?? ''}`.trim();
  if (rows.length === 0) return [`${introduced} (${typeName(schema)})`];
  return [introduced, ['| field | type | |', '|---|---|---|', ...rows].join('\n')];
}

function rowsOf({ properties = {}, required = [] }: Schema, prefix: string): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const needed = required.includes(name) ? '' : ' May be absent.';
    const text = `${schema.description ?? ''}${limits(schema)}${prefix === '' ? needed : ''}`.trim();
    const row = `| \`${prefix}${name}\` | ${typeName(schema)} | ${text.replaceAll('|', '\\|')} |`;
    const nested = schema.items ?? schema;
    // What an item of error holds is said once, above.
    if (name === 'error' || nested.properties === undefined) return [row];
    return [row, ...rowsOf(nested, `${prefix}${name}${schema.items ? '[]' : ''}.`)];
  });
}

function typeName({ type, items, enum: values, const: value }: Schema): string {
  if (value !== undefined) return `\`${JSON.stringify(value)}\``;
  if (values !== undefined) return values.map((each) => `\`${JSON.stringify(each)}\``).join(' or ');
  const names = [type ?? 'object']
    .flat()
    .map((name) => (name === 'array' ? `array of ${items?.type}s` : name));
  return names.join(' or ');
}

function limits({ maxLength, pattern }: Schema): string {
  const form = pattern === undefined ? '' : ` Form: \`${pattern}\`.`;
  return maxLength === undefined ? form : ` At most ${maxLength} characters.${form}`;
}

function exampleText({ summary, request, response }: Example, { method, path }: Operation): string {
  const body = typeof request === 'string' ? request : request && JSON.stringify(request, null, 2);
  const sent = body === undefined ? '' : `\n${body}\n`;
  const answered = JSON.stringify(response, null, 2);
  return `#### ${summary}\n\n\`\`\`http\n${method.toUpperCase()} ${path}${sent && `\n${sent.trimEnd()}`}\n\`\`\`\n\n\`\`\`json\n${answered}\n\`\`\``;
}
