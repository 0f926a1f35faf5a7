import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { examplesOf } from '../../../scripts/openapi/examples/examples.ts';
import { operations } from '../../../scripts/openapi/operations.ts';
import { requestOf } from '../../../scripts/openapi/requests.ts';
import { operationPageName } from '../../../scripts/reference/operation-page.ts';
import { buildTestServer, codesOf, envelopeOf } from '../../../test/support/http-server.ts';
import { builtPages, readPageFiles } from '../../pages/page-files.ts';

const root = join(import.meta.dirname, '../../..');
const files = readPageFiles(builtPages('reference'));
const pages = files
  .filter(({ name }) => name.endsWith('.html') && name !== 'not-found.html')
  .map(({ name }) => name.replace('.html', ''));
const addressOf = (page: string) => (page === 'index' ? '/docs' : `/docs/${page}`);

/** The words of HTML or text, without marks. */
const wordsIn = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');

const propertiesOf = (schema: object | undefined) =>
  (schema as { properties?: object } | undefined)?.properties ?? {};

let server: FastifyInstance;
beforeAll(async () => {
  server = await buildTestServer({ reference: files });
});

const answers = new Map<string, LightMyRequestResponse>();

/** Many pages lead to the same one, which is asked for once. */
async function answerOf(path: string): Promise<LightMyRequestResponse> {
  const answer = answers.get(path) ?? (await server.inject(path));
  answers.set(path, answer);
  return answer;
}

describe('the reference', () => {
  it('has a page for each document', () => {
    const documents = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
    expect(pages).toEqual(expect.arrayContaining(documents.map((name) => name.replace('.md', ''))));
  });

  it('has a page for each operation, with all that it takes and answers', async () => {
    for (const operation of operations) {
      const { id, summary, response } = operation;
      const { statusCode, body } = await server.inject(`/docs/${operationPageName(id)}`);
      expect([id, statusCode]).toEqual([id, 200]);
      const members = [requestOf(operation), response].flatMap((schema) => Object.keys(propertiesOf(schema)));
      for (const member of members) expect(body).toContain(`<code>${member}</code>`);
      for (const text of [summary, ...examplesOf(operation).map((example) => example.summary)])
        expect(wordsIn(body)).toContain(wordsIn(text.replaceAll('`', '')));
    }
  });

  it('says of each member of a request whether it is required', async () => {
    const rowOf = async (page: string, member: string) => {
      const { body } = await server.inject(`/docs/api/${page}`);
      return new RegExp(`<td><code>${member}</code></td>.*?data-column="required">(.*?)</td>`).exec(
        body,
      )?.[1];
    };
    expect(await rowOf('set-shipping-address', 'Email')).toBe('yes');
    expect(await rowOf('set-shipping-address', 'Phone')).toBe('no');
    expect(await rowOf('set-shipping-address', 'Province')).toBe('where the market has provinces');
    expect(await rowOf('submit-distributor-application', 'PartnerLastName')).toBe(
      'with <code>PartnerFirstName</code>',
    );
  });

  it('gives no two pages one title', async () => {
    const titles = await Promise.all(
      pages.map(
        async (page) => /<h1[^>]*>(.*?)<\/h1>/.exec((await server.inject(addressOf(page))).body)?.[1],
      ),
    );
    expect(titles).not.toContain(undefined);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each(pages)('links on %s lead somewhere, and nothing is loaded from elsewhere', async (page) => {
    const { statusCode, body } = await answerOf(addressOf(page));
    expect(statusCode).toBe(200);
    const targets = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, target = '']) => target);
    for (const target of new Set(targets)) {
      const [path = '', fragment] = target.split('#');
      if (/^https?:/.test(target)) continue;
      const found = await answerOf(path === '' ? addressOf(page) : path);
      expect([target, found.statusCode]).toEqual([target, 200]);
      if (fragment !== undefined && fragment !== '') expect(found.body).toContain(`id="${fragment}"`);
    }
    expect(body).not.toMatch(
      /src="https?:|<link[^>]*href="https?:|<script(?![^>]* src=)|<[^>]* (?:style|on\w+)=/,
    );
  });

  it('runs and requests nothing from elsewhere, and turns no text into markup', async () => {
    const { headers } = await server.inject('/docs');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe|https?:/);
  });

  it('says where tokens come from only if the service issues them', async () => {
    const { body } = await server.inject('/docs/api/set-shipping-address');
    expect(body).not.toContain('data-tokens');
    const demo = { files: [], issueToken: async () => [] };
    const giving = await buildTestServer({ reference: files, demo });
    const page = await giving.inject('/docs/api/set-shipping-address');
    expect(page.body).toContain('<html data-tokens="/demo/token" lang="en">');
    expect(page.headers.etag).not.toBe((await server.inject('/docs/api/set-shipping-address')).headers.etag);
  });

  it('has pages that browsers ask for each time, and files with a digest that they keep', async () => {
    const cachingOf = async (url: string) => (await server.inject(url)).headers['cache-control'];
    expect(await cachingOf('/docs/api/delete-branch')).toBe('no-cache');
    expect(await cachingOf('/favicon.ico')).toBe('no-cache');
    const script = files.find(({ name }) => name.endsWith('.js'));
    expect(await cachingOf(`/docs/${script?.name}`)).toBe('public, max-age=31536000, immutable');
  });
});

describe('a browser that goes', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

  it.each(['/', '/?from=mail'])('to %s is led to the first page', async (url) => {
    const { statusCode, headers } = await server.inject({ url, headers: browser });
    expect([statusCode, headers.location]).toEqual([302, '/docs']);
  });

  it.each(['/nothing', '/docs/nothing', '/v1/nothing', '/docs/not-found', '/%3Cscript%3E'])(
    'to %s gets a page that does not repeat the address',
    async (url) => {
      const { statusCode, headers, body } = await server.inject({ url, headers: browser });
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('Page not found');
      expect(body).not.toContain(url);
    },
  );

  it('finds the icon that it asks for by itself', async () => {
    const { statusCode, headers, rawPayload } = await server.inject('/favicon.ico');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/x-icon']);
    expect(rawPayload.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });
});

describe('whoever asks for no page', () => {
  it.each([
    ['/', 'GET', '*/*'],
    ['/', 'GET', 'application/json'],
    ['/nothing', 'GET', ''],
    ['/nothing', 'GET', 'application/json, text/html'],
    ['/nothing', 'POST', 'text/html'],
  ] as const)('is told in JSON that %s is not there (%s, Accept: %s)', async (url, method, accept) => {
    const response = await server.inject({ url, method, headers: { accept } });
    expect([response.statusCode, codesOf(envelopeOf(response))]).toEqual([404, ['Route.NotFound']]);
  });

  it('is told in JSON which methods a path has, browsers too', async () => {
    const url = '/platform/v1/profiles';
    const response = await server.inject({ url, headers: { accept: 'text/html' } });
    expect([response.statusCode, codesOf(envelopeOf(response))]).toEqual([405, ['Method.NotAllowed']]);
  });
});

describe('a document', () => {
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'].concat(
    readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join('docs', name)),
  );

  it.each(documents)('%s names only files that are there', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)) {
      if (/^[a-z]+:|^\//.test(target)) continue;
      expect([target, existsSync(join(root, dirname(document), target))]).toEqual([target, true]);
    }
    for (const [, path = ''] of text.matchAll(/`((?:src|test|bench|scripts|deploy|data)\/[\w./-]+\.\w+)`/g))
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  });
});
