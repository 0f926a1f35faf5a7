import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer } from '../../../test/support/http-server.ts';
import { builtPages, readOnlyFile } from '../../pages/page-files.ts';
import { elementPath } from './page-routes.ts';

const element = readOnlyFile(builtPages('element'));
const named = `/${element.name}`;

describe('the address element in one file', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = await buildTestServer({ element }, { corsOrigins: ['https://shop.example.com'] });
  });
  afterAll(() => server.close());

  it('is not there under another digest', async () => {
    const { statusCode } = await server.inject('/element-00000000.js');
    expect(statusCode).toBe(404);
  });

  it.each([elementPath, named])('can be loaded by a page of any origin: %s', async (url) => {
    const { statusCode, headers, body } = await server.inject({
      url,
      headers: { origin: 'https://elsewhere.example.com' },
    });
    expect(statusCode).toBe(200);
    expect(body).toBe(element.body.toString());
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('is kept for good under its digest, and asked for anew under the other name', async () => {
    expect((await server.inject(named)).headers['cache-control']).toContain('immutable');
    const { headers } = await server.inject(elementPath);
    expect(headers['cache-control']).toBe('no-cache');
    const again = { 'if-none-match': String(headers.etag) };
    expect((await server.inject({ url: elementPath, headers: again })).statusCode).toBe(304);
  });

  it('answers HEAD, which tells a page whether the service is there', async () => {
    expect((await server.inject({ method: 'HEAD', url: elementPath })).statusCode).toBe(200);
  });

  it('loads nothing else, and weighs less than 40 kB compressed', () => {
    expect(element.body.toString()).not.toMatch(/\bimport\s*\(|\bimport\s*["'{*]/);
    expect(gzipSync(element.body, { level: 9 }).length).toBeLessThan(40_000);
  });
});
