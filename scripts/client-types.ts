import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { openApiDocument } from './openapi/document.ts';

export const clientTypesPath = 'client/src/openapi.ts';

const heading = '// Made by `npm run generate` from the schemas that serve; not edited by hand.\n\n';

/** The client's types of the wire: the schemas of the operations under /v1, and all schemas they refer to. */
export async function clientTypes(): Promise<string> {
  const { paths, components } = openApiDocument() as unknown as OpenAPI3;
  const operations = Object.entries(paths ?? {}).filter(([path]) => path.startsWith('/v1/'));
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
