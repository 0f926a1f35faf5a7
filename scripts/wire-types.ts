import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { openApiDocument } from './openapi/document.ts';

const heading = '// Made by `npm run generate` from the schemas that serve; not edited by hand.\n\n';

/** Types of the wire: the files that hold them, by the paths of the operations that each is for. */
const pathsOf: Readonly<Record<string, RegExp>> = {
  'client/src/openapi.ts': /^\/v1\//,
  'console/openapi.ts': /^\/platform\/v1\/(?:decisions\.json|learned\.json|learned\/explanation)$/,
};

export interface WireTypes {
  readonly path: string;
  readonly text: string;
}

/** The schemas of the operations that each file is for, and all schemas they refer to. */
export function wireTypes(): Promise<WireTypes[]> {
  const document = openApiDocument() as unknown as OpenAPI3;
  return Promise.all(
    Object.entries(pathsOf).map(async ([path, ofFile]) => ({ path, text: await typesOf(document, ofFile) })),
  );
}

async function typesOf({ paths = {}, components }: OpenAPI3, ofFile: RegExp): Promise<string> {
  const operations = Object.entries(paths).filter(([path]) => ofFile.test(path));
  const all = components?.schemas ?? {};
  const named = namedIn(operations, all);
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => named.has(name)));
  const types = await openapiTS({
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: {},
    components: { schemas },
  });
  return heading + astToString(types);
}

function namedIn(
  value: unknown,
  schemas: Readonly<Record<string, unknown>>,
  found = new Set<string>(),
): Set<string> {
  for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namedIn(schemas[name], schemas, found);
  }
  return found;
}
