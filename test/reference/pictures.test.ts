import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const images = readdirSync(join(root, 'docs/images'));

it.each(images)('the picture %s is small, and a document shows it', (name) => {
  expect(statSync(join(root, 'docs/images', name)).size).toBeLessThan(60_000);
  const documents = ['README.md', 'docs/index.md', 'docs/console.md'].map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  expect(documents.join('')).toContain(`images/${name})`);
});

it('each page of the demo has a picture', () => {
  expect(images).toEqual(
    expect.arrayContaining(['demo-address.png', 'demo-application.png', 'demo-done.png']),
  );
});
