import type { Example } from '../openapi/examples/example.ts';
import { exampleKeys } from '../openapi/examples/platform-examples.ts';
import type { DocumentedOperation } from '../openapi/operations.ts';

/** The service's address in samples. The browser replaces it with the address that the page came from. */
export const sampleOrigin = 'http://127.0.0.1:8080';

/** The same request in several languages. Each sample reads TOKEN and prints the answer. */
export interface Samples {
  readonly curl: string;
  readonly typescript: string;
  readonly python: string;
}

export function samplesOf(operation: DocumentedOperation, example: Example): Samples {
  return {
    curl: curlSample(operation, example),
    typescript: typescriptSample(operation, example),
    python: pythonSample(operation, example),
  };
}

/** The path and query of an example, with its values in place of parameters. */
export function exampleTarget(operation: DocumentedOperation, example: Example): string {
  const query = new URLSearchParams(example.query).toString();
  return `${examplePath(operation, example)}${query === '' ? '' : `?${query}`}`;
}

export function examplePath({ path, parameters = {} }: DocumentedOperation, { response }: Example): string {
  const values: Readonly<Record<string, string>> = {
    ...exampleKeys,
    id: path.includes('/branches/') ? exampleKeys.branch : exampleKeys.profile,
    market: typeof response.market === 'string' ? response.market : 'US',
  };
  return Object.keys(parameters).reduce(
    (text, name) => text.replace(`{${name}}`, values[name] ?? name),
    path,
  );
}

/** The headers of a request, in the order in which samples show them. */
function headersOf({ scope, requestType = 'application/json' }: DocumentedOperation, { request }: Example) {
  return {
    isSecured: scope !== undefined,
    type: request === undefined ? undefined : requestType,
  };
}

function curlSample(operation: DocumentedOperation, example: Example): string {
  const { isSecured, type } = headersOf(operation, example);
  const { request } = example;
  const verb = operation.method.toUpperCase();
  const isUsual = verb === (request === undefined ? 'GET' : 'POST');
  const body = typeof request === 'string' ? request : JSON.stringify(request, null, 2);
  const parts = [
    `curl -s ${isUsual ? '' : `-X ${verb} `}${sampleOrigin}${exampleTarget(operation, example)}`,
    ...(isSecured ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(type === undefined ? [] : [`-H 'Content-Type: ${type}'`]),
    ...(body === undefined ? [] : [`--data-binary '${body.replaceAll("'", "'\\''")}'`]),
  ];
  return parts.join(' \\\n  ');
}

/** The client's functions by operation. Undefined where the function throws what the example shows. */
const clientCalls: Readonly<Record<string, (body: string, example: Example) => string | undefined>> = {
  readShippingAddress: () => 'readAddress()',
  setShippingAddress: (body) => `verifyAddress(${body})`,
  readDistributorApplication: () => 'readApplication()',
  submitDistributorApplication: (body) => `submitApplication(${body})`,
  listMarkets: () => 'markets()',
  readAddressFormat: (_body, { response }) => `addressFormat('${response.market}')`,
  findPlacesOfCode: (_body, { query, response }) =>
    response.success === true ? `places('US', '${query?.postalCode}')` : undefined,
  completeAddress: (body, { response }) =>
    response.success === true ? `completeAddress('US', ${body})` : undefined,
};

function typescriptSample(operation: DocumentedOperation, example: Example): string {
  const body = example.request === undefined ? '' : typescriptLiteral(example.request);
  const call = clientCalls[operation.id]?.(body, example);
  if (call === undefined) return fetchSample(operation, example, body);
  const token = operation.scope === undefined ? '' : `, token: process.env.TOKEN ?? ''`;
  return `import { createClient } from '@checkout-verification/client';

const client = createClient({ baseUrl: '${sampleOrigin}'${token} });
console.log(await client.${call});`;
}

const printLines = `const lines = (await response.text()).trimEnd().split('\\n');
for (const line of lines) console.log(JSON.parse(line));`;

function fetchSample(operation: DocumentedOperation, example: Example, body: string): string {
  const { isSecured, type } = headersOf(operation, example);
  const headers = [
    ...(isSecured ? [`    Authorization: \`Bearer \${process.env.TOKEN}\`,`] : []),
    ...(type === undefined ? [] : [`    'Content-Type': '${type}',`]),
  ];
  const value =
    typeof example.request === 'string' ? body : `JSON.stringify(${body.replaceAll('\n', '\n  ')})`;
  const options = [
    ...(operation.method === 'get' ? [] : [`  method: '${operation.method.toUpperCase()}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...(body === '' ? [] : [`  body: ${value},`]),
  ];
  const second = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`;
  return `const response = await fetch('${sampleOrigin}${exampleTarget(operation, example)}'${second});
${operation.responseType === undefined ? 'console.log(await response.json());' : printLines}`;
}

/** JSON as TypeScript: names without quotes, texts in single quotes. */
function typescriptLiteral(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replace(
      /"((?:[^"\\]|\\.)*)"/g,
      (_text, inner: string) => `'${inner.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
    );
}

function pythonSample(operation: DocumentedOperation, example: Example): string {
  const { isSecured, type } = headersOf(operation, example);
  const { request } = example;
  const headers = [
    ...(isSecured ? [`        "Authorization": f"Bearer {os.environ['TOKEN']}",`] : []),
    ...(type === undefined ? [] : [`        "Content-Type": "${type}",`]),
  ];
  const lines = [
    ...(typeof request === 'object' ? ['import json'] : []),
    ...(isSecured ? ['import os'] : []),
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    "${sampleOrigin}${exampleTarget(operation, example)}",`,
    ...(operation.method === 'get' ? [] : [`    method="${operation.method.toUpperCase()}",`]),
    ...(headers.length === 0 ? [] : ['    headers={', ...headers, '    },']),
    ...(request === undefined ? [] : [`    data=${pythonBody(request)},`]),
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(response.read().decode())',
  ];
  return lines.join('\n');
}

function pythonBody(request: NonNullable<Example['request']>): string {
  if (typeof request === 'string') return `${JSON.stringify(request)}.encode()`;
  return `json.dumps(${pythonLiteral(request, 4)}).encode()`;
}

/** A value as Python writes it. Lines after the first are indented by `indent` more spaces. */
function pythonLiteral(value: unknown, indent: number): string {
  const inner = ' '.repeat(indent + 4);
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const isArray = Array.isArray(value);
  const entries = isArray
    ? value.map((entry) => `${inner}${pythonLiteral(entry, indent + 4)},`)
    : Object.entries(value).map(
        ([name, entry]) => `${inner}${JSON.stringify(name)}: ${pythonLiteral(entry, indent + 4)},`,
      );
  const [open, close] = isArray ? '[]' : '{}';
  if (entries.length === 0) return `${open}${close}`;
  return `${open}\n${entries.join('\n')}\n${' '.repeat(indent)}${close}`;
}
