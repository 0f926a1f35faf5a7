import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { builtPages, readPageFiles } from '../../src/pages/page-files.ts';
import { violationsOf } from './axe.ts';
import { describeBrowser, takeShot } from './browser.ts';
import { useShop } from './shop.ts';

const phone = { width: 390, height: 844 };
const narrow = { width: 1000, height: 760 };
const views = [
  { name: 'desktop-light', colorScheme: 'light', viewport: { width: 1200, height: 860 } },
  { name: 'phone-dark', colorScheme: 'dark', viewport: phone },
] as const;

/** A page of each kind: prose, code, tables, operations with and without a body, and unknown addresses. */
const kinds = [
  '',
  '/front-end',
  '/errors',
  '/settings',
  '/api',
  '/api/submit-distributor-application',
  '/api/delete-cart',
  '/x',
];

const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

/** Code in which a line breaks within a word. Most code stands in one line, and is not looked into. */
const brokenWords = `[...document.querySelectorAll('main :not(pre) > code')].flatMap((code) => {
  const broken = [];
  if (code.getClientRects().length < 2) return broken;
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const { index, 0: word } of texts.currentNode.data.matchAll(/-*[\\w.]+(?:-[\\w.]+)*/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
})`;

/**
 * Shows the body of another page in this one, and runs the pages' script on it: their heads differ in the
 * title alone, and to load a page takes twice the time.
 */
const showBodyOf = (path: string) => `new Promise((resolve, reject) => {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.onload = resolve;
  request.onerror = reject;
  request.open('GET', '${path}');
  request.setRequestHeader('accept', 'text/html');
  request.send();
}).then(({ target }) => {
  document.body.replaceWith(target.response.body);
  return import(document.querySelector('script').src + '?of=${path}');
})`;

describeBrowser('the documents in a browser', (open) => {
  const shop = useShop();
  const origin = () => new URL(shop.url).origin;
  const openPage = (path: string) => open(`${origin()}/docs${path}`);
  const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the documents' });

  it.each(kinds)('/docs%s is accessible, in both themes and at both widths', async (path) => {
    const page = await openPage(path);
    for (const { name, colorScheme, viewport } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(isTooWide)).toBe(false);
      await takeShot(page, `docs${path.replaceAll('/', '-')}-${name}`);
    }
    await page.setViewportSize(narrow);
    expect(await page.evaluate(isTooWide)).toBe(false);
  });

  it('no page is wider than a phone, and no code breaks within a word', async () => {
    const names = readPageFiles(builtPages('reference')).flatMap(({ name }) =>
      name.endsWith('.html') ? [name.replace(/\.html$/, '')] : [],
    );
    const page = await openPage('');
    await page.setViewportSize(phone);
    for (const name of names) {
      await page.evaluate(showBodyOf(name === 'index' ? '/docs' : `/docs/${name}`));
      expect(await page.getByRole('searchbox').isVisible()).toBe(true);
      expect([name, await page.evaluate(brokenWords)]).toEqual([name, []]);
      expect([name, await page.evaluate(isTooWide)]).toEqual([name, false]);
    }
  });

  it('phones show the text first, and the contents on request', async () => {
    const page = await openPage('/operations');
    await page.setViewportSize(phone);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    expect(await contents.isVisible()).toBe(false);
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThan(150);
    await page.getByRole('button', { name: 'Contents' }).click();
    expect(await contents.isVisible()).toBe(true);
    expect(await violationsOf(page, 'header, nav')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await contents.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Contents' }).click();
    await contents.getByRole('link', { name: 'Sizing', exact: true }).click();
    expect(await contents.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Contents' }).click();
    await contents.getByRole('link', { name: 'Security', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
  });

  it('the search finds a setting, a word, a code and an operation, with the keyboard alone', async () => {
    const page = await openPage('');
    for (const [query, heading, address] of [
      ['retention_carts', 'RETENTION_CARTS_DAYS', '/docs/settings#RETENTION_CARTS_DAYS'],
      ['promoter', 'promoter', '/docs/glossary#promoter'],
      ['siteurl.taken', 'SiteUrl.Taken', '/docs/errors#SiteUrl.Taken'],
      [
        'verify shipping',
        'Set and verify the shipping address of the cart',
        '/docs/api/set-shipping-address',
      ],
      ['pgbouncer', 'PgBouncer', '/docs/operations#pgbouncer'],
    ] as const) {
      await page.keyboard.press('/');
      await page.keyboard.type(query);
      await page.locator('.found a', { hasText: heading }).first().waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate('document.activeElement.textContent')).toContain(heading);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${origin()}${address}`);
      await page.evaluate('document.activeElement.blur()');
    }
  });

  it('the search says when it finds nothing, and closes on Escape', async () => {
    const page = await openPage('');
    const found = page.locator('.found');
    await search(page).fill('cart');
    await found.getByRole('link').first().waitFor();
    expect(await violationsOf(page, '.search')).toEqual([]);
    await search(page).fill('zzzz');
    await found.getByText('Nothing found.').waitFor();
    await page.keyboard.press('Escape');
    expect(await found.isVisible()).toBe(false);
    expect(await search(page).inputValue()).toBe('');
  });

  it('code is copied as shown, with the address that the page came from', async () => {
    const page = await openPage('');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    onTestFinished(() => page.context().clearPermissions());
    const block = page.locator('.code', { hasText: 'curl' }).first();
    await block.getByRole('button', { name: 'Copy' }).click();
    await block.getByText('Copied').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toContain(`curl -s ${origin()}/v1/shopping/checkout/verify/address.json \\\n`);
    expect(copied).not.toContain('Copy');
    expect(copied).toBe(await block.locator('code').textContent());
  });

  it('a language chosen once is shown on every page', async () => {
    const page = await openPage('/api/set-shipping-address');
    const shown = (title: string) =>
      page.locator(`.samples .code[data-title="${title}"]`).first().isVisible();
    expect([await shown('curl'), await shown('Python')]).toEqual([true, false]);
    await page.getByRole('button', { name: 'Python' }).first().click();
    expect([await shown('curl'), await shown('Python')]).toEqual([false, true]);
    await page.goto(`${origin()}/docs/api/put-branch`);
    expect([await shown('curl'), await shown('Python')]).toEqual([false, true]);
    expect(await page.getByRole('button', { name: 'Python', pressed: true }).count()).toBeGreaterThan(0);
  });

  it('from 1000 px on, the form stands beside the description and stays while that scrolls', async () => {
    const page = await openPage('/api/set-shipping-address');
    const isBeside = async (width: number) => {
      await page.setViewportSize({ width, height: 760 });
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const form = await page.locator('.try').boundingBox();
      return (form?.x ?? 0) >= (title?.x ?? 0) + (title?.width ?? 0);
    };
    const send = async () => {
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('.answer').getByText('Status 200').waitFor();
    };
    expect(await isBeside(999)).toBe(false);
    await send();
    await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
    expect(await isBeside(1_000)).toBe(true);
    await page.getByRole('heading', { name: 'Answer', exact: true }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    expect((await page.locator('.try').boundingBox())?.y).toBeLessThan(200);
    await send();
  });

  it('a page sends its request with a filled-in token, and another page reads what it set', async () => {
    const page = await openPage('/api/set-shipping-address');
    await expect.poll(() => page.getByLabel('Token').inputValue()).toMatch(/^ey/);
    const answer = page.locator('.answer');
    await page.getByRole('combobox').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Send' }).click();
    await answer.getByText('Status 200').waitFor();
    expect(await answer.textContent()).toContain('ErrorSuggestedFix');
    await page.getByRole('combobox').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Send' }).click();
    await answer.getByText('"success": true').waitFor();
    expect(await violationsOf(page, '.try')).toEqual([]);
    await page.goto(`${origin()}/docs/api/read-shipping-address`);
    await page.getByRole('button', { name: 'Send' }).click();
    await answer.getByText('39300 Civic Center Dr').waitFor();
  });

  it('a page of the admin API sends what its reader types, and shows a refusal', async () => {
    const page = await openPage('/api/read-branch');
    expect(await page.getByLabel('Token').inputValue()).toBe('');
    await page.getByLabel('id').fill('a/b');
    const sent = page.waitForRequest(/\/platform\//);
    await page.getByRole('button', { name: 'Send' }).click();
    expect((await sent).url()).toBe(`${origin()}/platform/v1/branches/a%2Fb`);
    await page.locator('.answer').getByText('Status 401').waitFor();
    expect(await page.locator('.answer').textContent()).toContain('Authorization.Missing');
  });

  it('the recipe for problems shows them at their fields, and clears those that are solved', async () => {
    // The documents' own pages forbid markup made from text, so this test fills another page.
    const page = await open(`${origin()}/openapi.json`);
    const text = readFileSync(new URL('../../docs/front-end.md', import.meta.url), 'utf8');
    const [, recipe = ''] = /```js\n(function showProblems[\s\S]*?)```/.exec(text) ?? [];
    await page.setContent(
      '<form><input name="AddressPrimary"><p id="AddressPrimary-error"></p><input name="City"><p id="City-error"></p></form>',
    );
    const show = (problems: object[]) =>
      page.evaluate(
        `(() => { ${recipe}; showProblems(document.querySelector('form'), ${JSON.stringify(problems)}); })()`,
      );
    const state = () =>
      page.evaluate(`[...document.forms[0].elements].map((each) =>
        [each.name, each.ariaInvalid, document.getElementById(each.name + '-error').textContent])`);
    await show([
      { field: 'City', message: 'Enter the city.' },
      { field: 'Address', message: 'Check the address.' },
    ]);
    expect(await state()).toEqual([
      ['AddressPrimary', 'true', 'Check the address.'],
      ['City', 'true', 'Enter the city.'],
    ]);
    expect(await page.evaluate('document.activeElement.name')).toBe('AddressPrimary');
    await show([{ field: 'City', message: 'Enter the city.' }]);
    expect(await state()).toEqual([
      ['AddressPrimary', null, ''],
      ['City', 'true', 'Enter the city.'],
    ]);
    await show([]);
    expect(await state()).toEqual([
      ['AddressPrimary', null, ''],
      ['City', null, ''],
    ]);
  });
});
