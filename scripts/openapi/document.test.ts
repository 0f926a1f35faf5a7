import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { applicationFields } from '../../src/fields/application-fields.ts';
import { catalog, doubtCodes } from '../../src/fields/catalog.ts';
import { shippingFields } from '../../src/fields/shipping-fields.ts';
import type { Operation } from '../../src/http/operations/operation.ts';
import { failures } from '../../src/http/status.ts';
import { wordingRuleOf } from '../../src/words/render-problem.ts';
import { answersOf, contract, createCheck, responseOf } from '../../test/support/contract-schema.ts';
import { buildTestServer } from '../../test/support/http-server.ts';
import { remedies } from '../error-remedies.ts';
import { generatedDocuments } from '../generated-documents.ts';
import { failuresOf, isFailure } from './failure-responses.ts';
import { operations as declared } from './operations.ts';
import { fieldDescription } from './requests.ts';

/** Whether a JSON pointer (RFC 6901) leads into an example that is marked. */
function isInvalidOnPurpose(pointer: string): boolean {
  const keys = pointer.replace(/^#\//, '').split('/');
  const example = keys.slice(0, keys.indexOf('examples') + 2);
  const found = example
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], contract);
  return (found as Record<string, unknown> | undefined)?.['x-invalid-on-purpose'] === true;
}

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

describe('the OpenAPI document', () => {
  it('describes each field in whole sentences', () => {
    for (const { field } of [...applicationFields, ...shippingFields])
      expect(fieldDescription(field)).toMatch(/^[A-Z].+[^.]\.$/);
  });

  it('describes every route of the service and no other', async () => {
    const server = await buildTestServer();
    const above: string[] = [];
    const routes = server
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', part = '', methods = ''] = /^(.*── )(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
        const depth = indent.length / 4;
        above.splice(Math.max(0, depth - 1), above.length, part);
        const path = above.join('').replace(/:(\w+)/g, '{$1}');
        return methods.split(', ').map((method) => `${method} ${path}`);
      })
      .filter((route) => /^(GET|POST|PUT|DELETE) \/(v1|health|platform)\//.test(route));
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(described.sort()).toEqual(routes.sort());
  });

  it('is what the service serves', async () => {
    const server = await buildTestServer();
    expect((await server.inject('/openapi.json')).json()).toEqual(contract);
  });

  const examples = operations.flatMap(({ operation }) =>
    answersOf(operation).flatMap(({ status, media }) => {
      const { schema, examples = {} } = media;
      return Object.entries(examples).map(([name, { value }]) => ({
        title: `${operation.operationId} ${status} ${name}`,
        schema,
        value,
      }));
    }),
  );

  it.each(examples)('$title is what its schema says', ({ schema, value }) => {
    const check = createCheck(schema);
    expect(check(value)).toBe(true);
    expect(check({ ...(value as object), Unknown: 1 })).toBe(false);
  });

  it('marks the examples of requests that break their schema on purpose, and no others', () => {
    for (const { operation } of operations) {
      const { schema = {}, examples = {} } = operation.requestBody?.content['application/json'] ?? {};
      const check = createCheck(schema);
      for (const [name, { value, 'x-invalid-on-purpose': isInvalid = false }] of Object.entries(examples))
        expect([operation.operationId, name, check(value)]).toEqual([
          operation.operationId,
          name,
          !isInvalid,
        ]);
    }
  });

  it('describes each of its tags', () => {
    for (const { description } of contract.tags) expect(description).toMatch(/\w\.$/);
  });

  it('asks for no more than what its accepted examples send', () => {
    const accepted = operations.flatMap(({ operation }) => {
      const { schema, examples = {} } = operation.requestBody?.content['application/json'] ?? { schema: {} };
      const judged = responseOf(operation, 200)?.content?.['application/json']?.examples ?? {};
      return Object.entries(examples)
        .filter(([name]) => (judged[name]?.value as { success?: boolean } | undefined)?.success === true)
        .map(([, { value }]) => ({ schema, value }));
    });
    expect(accepted.length).toBeGreaterThan(3);
    for (const { schema, value } of accepted) {
      expect(createCheck(schema)(value)).toBe(true);
      const wrong = Object.keys(value as object).map((member) => [member, {}]);
      expect(createCheck(schema)(Object.fromEntries(wrong))).toBe(false);
    }
  });

  it('has an example for every status of every operation', () => {
    for (const { operation } of operations) {
      for (const { media } of answersOf(operation)) {
        expect(Object.keys(media.examples ?? {})).not.toEqual([]);
      }
    }
  });

  it('lists every failure under its status', () => {
    const documented = new Set(
      operations.flatMap(({ operation }) =>
        answersOf(operation).flatMap(({ status, media }) =>
          Object.keys(media.examples ?? {}).map((name) => `${status} ${name}`),
        ),
      ),
    );
    const elsewhere = ['Route.NotFound', 'Method.NotAllowed', 'Request.Origin'];
    const expected = catalog
      .map(({ code }) => code)
      .filter(isFailure)
      .filter((code) => !elsewhere.includes(code))
      .map((code) => `${failures[code].status} ${code}`);
    expect([...documented]).toEqual(expect.arrayContaining(expected));
  });

  it('pleases a strict linter, except for examples that break their schema on purpose', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const source = JSON.stringify(contract);
    const found = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    const others = found
      .map(({ ruleId, message, location }) => ({ ruleId, message, pointer: location[0]?.pointer ?? '' }))
      .filter(({ pointer }) => !isInvalidOnPurpose(pointer));
    expect(others).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });

  it('refers to nothing that it does not hold', () => {
    const text = JSON.stringify(contract);
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.split('/'));
    expect(references.length).toBeGreaterThan(20);
    for (const path of references) {
      const found = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], contract);
      expect(found).toBeDefined();
    }
  });
});

describe('the failures of the OpenAPI document', () => {
  const references = operations.flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) =>
      '$ref' in response
        ? [{ id: operation.operationId, status, name: response.$ref.replace(/.*\//, '') }]
        : [],
    ),
  );

  it('are written once each, and referred to by every operation that can meet them', () => {
    const written = Object.keys(contract.components.responses);
    expect([...new Set(references.map(({ name }) => name))].sort()).toEqual(written);
    expect(references.length).toBeGreaterThan(10 * written.length);
    const inPlace = operations.flatMap(({ operation }) =>
      Object.entries(operation.responses)
        .filter(([status, response]) => Number(status) >= 400 && !('$ref' in response))
        .map(([status]) => `${operation.operationId} ${status}`),
    );
    expect(inPlace).toEqual(['checkReadiness 503']);
  });

  it('hold exactly the codes of the operation and the status that refer to them', () => {
    for (const { id, status, name } of references) {
      const operation = declared.find((each) => each.id === id);
      const [, codes = []] = failuresOf(operation as Operation).find(([each]) => `${each}` === status) ?? [];
      const examples = contract.components.responses[name]?.content?.['application/json'].examples ?? {};
      expect([id, name, Object.keys(examples)]).toEqual([id, name, codes]);
    }
  });
});

describe('the committed documents', () => {
  it.each(generatedDocuments())('$path is current: npm run generate', ({ path, text }) => {
    expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
  });
});

describe('the list of error codes', () => {
  const text = generatedDocuments().find(({ path }) => path === 'docs/errors.md')?.text ?? '';

  it('has a row for each code of the catalogue, in its order', () => {
    const rows = [...text.matchAll(/^\| `([^`]+)` \| `/gm)].map(([, code]) => code);
    expect(rows).toEqual(catalog.map(({ code }) => code));
  });

  it('tells programs to offer Override for doubts and for nothing else', () => {
    const offering = catalog
      .map(({ code }) => code)
      .filter((code) => /"Override"/.test(remedies[wordingRuleOf(code).kind]));
    expect(offering).toEqual(catalog.map(({ code }) => code).filter((code) => doubtCodes.has(code)));
  });
});
