import type { Example } from '../openapi/examples/example.ts';
import { examplesOf } from '../openapi/examples/examples.ts';
import { failuresOf } from '../openapi/failure-responses.ts';
import type { DocumentedOperation } from '../openapi/operations.ts';
import { requestOf } from '../openapi/requests.ts';
import { codeBlock } from './code-block.ts';
import { answerTable, code, inline, requestTable } from './field-table.ts';
import { slugOf } from './html.ts';
import type { Page, Section } from './pages.ts';
import { samplesOf } from './samples.ts';
import { tryIt } from './try-it.ts';

/** The name of an operation's page: `api/set-shipping-address` for `setShippingAddress`. */
export function operationPageName(id: string): string {
  return `api/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** On a wide screen the form stands beside the description. */
export function operationPage(operation: DocumentedOperation): Page {
  const { id, method, path, summary, description, response } = operation;
  const request = requestOf(operation);
  const sections: Section[] = [
    {
      id: '',
      title: summary,
      depth: 1,
      text: `${id} ${method} ${path} ${description} ${memberNames(operation)}`,
    },
  ];
  const heading = (title: string, depth = 2) => {
    const id = slugOf(title.replaceAll('`', ''));
    if (depth === 2) sections.push({ id, title, depth, text: '' });
    return `<h${depth} id="${id}">${inline(title)}</h${depth}>\n`;
  };
  const content = [
    `<h1>${inline(summary)}</h1>\n<p class="call">${code(`${method.toUpperCase()} ${path}`)}</p>\n`,
    `<p>${inline(description)}</p>\n${credentials(operation)}${parameters(operation)}`,
    request === undefined ? '' : heading('Request') + described(request) + fieldsOf(operation),
    heading('Answer'),
    described(response),
    answerTable(response),
    heading(examplesOf(operation).length === 1 ? 'Example' : 'Examples'),
    ...examplesOf(operation).map((example) => exampleOf(operation, example, heading)),
    heading('Failures'),
    failures(operation),
  ];
  sections.push({ id: 'try-it', title: 'Try it', depth: 2, text: '' });
  const beside = `<div class="beside"><div>\n${content.join('')}</div>\n${tryIt(operation)}</div>\n`;
  return { name: operationPageName(id), title: summary, content: beside, sections };
}

function memberNames(operation: DocumentedOperation): string {
  const members = [requestOf(operation), operation.response].flatMap((schema) =>
    Object.keys((schema as { properties?: object } | undefined)?.properties ?? {}),
  );
  return members.join(' ');
}

function described({ description = '' }: { description?: string }): string {
  return `<p>${inline(description)}</p>\n`;
}

function fieldsOf(operation: DocumentedOperation): string {
  const request = requestOf(operation);
  if (request === undefined || !('properties' in request)) return '';
  return requestTable(request);
}

function credentials({ scope, besides }: DocumentedOperation): string {
  if (scope === undefined) return '<p>It needs no token.</p>\n';
  const scopes = besides === undefined ? scope : `${scope} ${besides}`;
  const options = scope === 'platform' ? ` --profile clerk --scope "${scopes}"` : '';
  const needed = besides === undefined ? code(scope) : `${code(scope)} and ${code(besides)}`;
  const command = codeBlock(`TOKEN=$(node dist/main.js token${options})`, 'sh');
  return `<p>It needs a token with scope ${needed}. On the quick start:</p>\n${command}`;
}

function parameters({ parameters = {}, query = {} }: DocumentedOperation): string {
  return listed('In the path', parameters) + listed('In the query', query);
}

function listed(title: string, parameters: Readonly<Record<string, string>>): string {
  const items = Object.entries(parameters).map(
    ([name, meaning]) => `<li>${code(name)}: ${inline(meaning)}</li>`,
  );
  return items.length === 0 ? '' : `<p>${title}:</p>\n<ul>${items.join('')}</ul>\n`;
}

function exampleOf(
  operation: DocumentedOperation,
  example: Example,
  heading: (title: string, depth: number) => string,
) {
  const { curl, typescript, python } = samplesOf(operation, example);
  const samples = [
    codeBlock(curl, 'sh', 'curl'),
    codeBlock(typescript, 'ts', 'TypeScript'),
    codeBlock(python, 'py', 'Python'),
  ];
  return `${heading(example.summary, 3)}<div class="samples">${samples.join('')}</div>
${codeBlock(JSON.stringify(example.response, null, 2), 'json')}`;
}

function failures(operation: DocumentedOperation): string {
  const rows = failuresOf(operation).map(([status, codes]) => {
    const links = codes.map((each) => `<a href="/docs/errors#${each}">${code(each)}</a>`);
    return `<li>${status}: ${links.join(', ')}</li>`;
  });
  return `<p>Where nothing was judged, by status:</p>\n<ul>${rows.join('')}</ul>\n`;
}
