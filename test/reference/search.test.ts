import { expect, it } from 'vitest';
import { findSections, type SearchIndex } from '../../docs/site/find-sections.ts';
import { builtPages, readPageFiles } from '../../src/pages/page-files.ts';

const file = readPageFiles(builtPages('reference')).find(({ name }) => /^search-\w+\.json$/.test(name));
const index = JSON.parse(file?.body.toString() ?? '') as SearchIndex;

/** What people type, and the page that they look for. */
it.each([
  ['upgrade', '/docs/upgrade'],
  ['update to a new version', '/docs/upgrade'],
  ['migrate', '/docs/commands'],
  ['helm', '/docs/operations'],
  ['docker', '/docs/operations'],
  ['kubernetes', '/docs/operations'],
  ['backup', '/docs/operations'],
  ['rate limits', '/docs/operations'],
  ['pgbouncer', '/docs/operations'],
  ['dark theme', '/docs/front-end'],
  ['react', '/docs/front-end'],
  ['fill in the city', '/docs/client'],
  ['load street data', '/docs/street-data'],
  ['How do I load house numbers?', '/docs/street-data'],
  ['load postal codes', '/docs/data-format'],
  ['how to add a country', '/docs/countries'],
  ['gdpr', '/docs/privacy'],
  ['erase personal data', '/docs/privacy'],
  ['webhooks', '/docs/events'],
  ['verify a signature', '/docs/events'],
  ['prometheus', '/docs/observability'],
  ['metrics', '/docs/observability'],
  ['cors', '/docs/settings'],
  ['environment variables', '/docs/settings'],
  ['excel', '/docs/commands'],
  ['address books', '/docs/platform'],
  ['autocomplete', '/docs/api/complete-address'],
  ['error codes', '/docs/errors'],
  ['po box', '/docs/markets'],
  ['license', '/docs/licences'],
  ['install', '/docs'],
])('"%s" finds %s first', (query, page) => {
  const [first] = findSections(index, query);
  expect(first?.address.split('#')[0]).toBe(page);
});

it.each(['zzzz', '', ' ? ', 'upgrade zzzz'])('"%s" finds nothing', (query) => {
  expect(findSections(index, query)).toEqual([]);
});
