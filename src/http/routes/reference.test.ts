import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer } from '../../../test/support/http-server.ts';
import { builtPages, readPageFiles } from '../../pages/page-files.ts';

const root = join(import.meta.dirname, '../../..');
const files = readPageFiles(builtPages('reference'));
const pages = files.filter(({ name }) => name.endsWith('.html')).map(({ name }) => name.replace('.html', ''));
const addressOf = (page: string) => (page === 'index' ? '/docs' : `/docs/${page}`);
let server: FastifyInstance;
beforeAll(async () => {
  server = await buildTestServer({ reference: files });
});

describe('the reference', () => {
  it('has a page for each document', () => {
    const documents = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
    expect(pages).toEqual(expect.arrayContaining(documents.map((name) => name.replace('.md', ''))));
  });

  it.each(pages)('links on %s lead somewhere, and nothing is loaded from elsewhere', async (page) => {
    const { statusCode, body } = await server.inject(addressOf(page));
    expect(statusCode).toBe(200);
    const targets = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, target = '']) => target);
    for (const target of new Set(targets)) {
      const [path = '', fragment] = target.split('#');
      if (/^https?:/.test(target)) continue;
      const found = await server.inject(path === '' ? addressOf(page) : path);
      expect([target, found.statusCode]).toEqual([target, 200]);
      if (fragment !== undefined) expect(found.body).toContain(`id="${fragment}"`);
    }
    expect(body).not.toMatch(/src="https?:|<link[^>]*href="https?:|<script|style=/);
  });

  it('runs no script', async () => {
    const { headers } = await server.inject('/docs');
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self';");
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
