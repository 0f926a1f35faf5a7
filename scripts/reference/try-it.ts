import type { Example } from '../openapi/examples/example.ts';
import { examplesOf } from '../openapi/examples/examples.ts';
import type { DocumentedOperation } from '../openapi/operations.ts';
import { requestOf } from '../openapi/requests.ts';
import { escapeHtml } from './html.ts';
import { examplePath } from './samples.ts';

/** A form that sends the request and shows the answer. docs/site/add-try-it.ts makes it work and shows it. */
export function tryIt(operation: DocumentedOperation): string {
  const { method, path, scope, requestType = 'application/json' } = operation;
  const type = requestOf(operation) === undefined ? '' : ` data-type="${requestType}"`;
  // The template of the query, as in `?postalCode={postalCode}`.
  const query = Object.keys(operation.query ?? {}).map((name) => `${name}={${name}}`);
  const target = `${path}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  const data = `data-method="${method.toUpperCase()}" data-path="${escapeHtml(target)}"${type}`;
  const body = requestOf(operation) === undefined ? '' : bodyFields(examplesOf(operation));
  const token = scope === undefined ? '' : tokenField(scope);
  return `<section class="try" hidden ${data}>
<h2 id="try-it">Try it</h2>
<form>
${parameterFields(operation)}${body}${token}
<button type="submit">Send</button>
</form>
<div class="answer" role="status"></div>
</section>
`;
}

function parameterFields(operation: DocumentedOperation): string {
  const [example] = examplesOf(operation);
  if (example === undefined) throw new Error(`${operation.id} has no example`);
  const given = examplePath(operation, example).split('/');
  const named = operation.path.split('/');
  const values = {
    ...Object.fromEntries(
      Object.keys(operation.parameters ?? {}).map((name) => [name, given[named.indexOf(`{${name}}`)] ?? '']),
    ),
    ...example.query,
  };
  return Object.entries(values)
    .map(
      ([name, value]) =>
        `<label>${name} <input name="${name}" value="${escapeHtml(value)}" autocomplete="off"></label>\n`,
    )
    .join('');
}

function bodyFields(examples: readonly Example[]): string {
  const options = examples.flatMap(({ summary, request }) =>
    request === undefined ? [] : [optionOf(textOf(request), summary.replaceAll('`', ''))],
  );
  const first = textOf(examples.find(({ request }) => request !== undefined)?.request ?? {});
  return `<label>Example <select>${options.join('')}</select></label>
<label>Body <textarea name="body" rows="12" spellcheck="false">${escapeHtml(first)}</textarea></label>
`;
}

function optionOf(value: string, title: string): string {
  return `<option value="${escapeHtml(value)}">${escapeHtml(title)}</option>`;
}

function textOf(request: object | string): string {
  return typeof request === 'string' ? request : JSON.stringify(request, null, 2);
}

/** The quick start issues only buyers' tokens: see docs/site/issued-token.ts. */
function tokenField(scope: string): string {
  const issued = scope === 'platform' ? '' : ' data-issued';
  return `<label>Token <input name="token" autocomplete="off" spellcheck="false"${issued}></label>
`;
}
