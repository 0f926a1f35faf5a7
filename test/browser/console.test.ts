import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  readDecisionsExamples,
  readLearnedExamples,
} from '../../scripts/openapi/examples/decision-examples.ts';
import { violationsOf } from './axe.ts';
import { describeBrowser, settled, takeShot } from './browser.ts';
import { useShop } from './shop.ts';

const [counted] = readDecisionsExamples;
const [proposed] = readLearnedExamples;
const [us] = (counted?.response.markets ?? []) as object[];

const views = [
  { name: 'desktop-light', colorScheme: 'light', viewport: { width: 1200, height: 860 } },
  { name: 'phone-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

/** The captions of tables that have to be scrolled to the side. */
const tablesTooWide = `[...document.querySelectorAll('.scroll')]
  .filter((table) => table.scrollWidth > table.clientWidth)
  .map((table) => table.innerText.split('\\n')[0])`;

describeBrowser('the console', (_open, visit) => {
  const shop = useShop();
  const open = async (prepare: (page: Page) => Promise<unknown> = async () => undefined) => {
    const page = await visit();
    await prepare(page);
    await page.goto(new URL('/console', shop.url).href);
    await settled(page);
    return page;
  };

  /** Two markets, of which the first is the documents' example. */
  async function withFigures(page: Page): Promise<void> {
    const markets = [{ ...us, market: 'CA' }, us];
    await page.route('**/decisions.json', (route) =>
      route.fulfill({ json: { ...counted?.response, markets } }),
    );
    await page.route('**/learned.json', (route) => route.fulfill({ json: proposed?.response }));
  }

  /** As where an issuer makes the tokens. */
  const withoutTokens = (page: Page) =>
    page.route('**/console/token', (route) => route.fulfill({ status: 404, json: {} }));

  const states = {
    empty: async () => undefined,
    figures: withFigures,
    token: withoutTokens,
  };

  it.each(Object.entries(states))(
    'in the state %s, has no fault that axe finds, and fits both widths',
    async (state, prepare) => {
      const page = await open(prepare);
      for (const summary of await page.locator('summary').all()) await summary.click();
      for (const { name, colorScheme, viewport } of views) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        expect(await violationsOf(page)).toEqual([]);
        expect(await page.evaluate(isTooWide)).toBe(false);
        expect(await page.evaluate(tablesTooWide)).toEqual([]);
        await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
        await takeShot(page, `console-${state}-${name}`);
      }
    },
  );

  it('says what will appear, before anything is counted', async () => {
    const page = await open();
    expect(await page.locator('main').innerText()).toMatch(/Nothing is counted yet\s+Once buyers submit/);
  });

  it('shows the figures with those of the period before, and which doubts are probably wrong', async () => {
    const page = await open(withFigures);
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/Accepted as typed\s+1,860 · 93\.8\s?%\s+1,804 · 100\s?%/);
    expect(text).toMatch(/61\.9\s?% of the doubts PostalCode\.Mismatch were overridden/);
    expect(text).toContain('Warm Springs, CA');
    expect(await page.locator('svg[role=img]').count()).toBe(2);
  });

  it('approves and rejects a place by the keyboard, says so, and tells why it is doubted', async () => {
    const asked: unknown[] = [];
    let state = 'proposed';
    const page = await open(async (opened) => {
      await withFigures(opened);
      await opened.route('**/learned.json', (route) => {
        const [pair] = (proposed?.response.pairs ?? []) as object[];
        return route.fulfill({ json: { ...proposed?.response, pairs: [{ ...pair, state }] } });
      });
      await opened.route(/learned\/(approved|rejected)$/, (route) => {
        asked.push([route.request().method(), route.request().postDataJSON()]);
        state = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
        return route.fulfill({ json: { success: true, error: null } });
      });
    });
    await page.locator('summary[aria-label*="Warm Springs"]').press('Enter');
    await page
      .getByText(/accepted|doubted|offered/)
      .last()
      .waitFor();
    await page.locator('#approved-0').press('Enter');
    await page.getByText('Warm Springs 94539: Approved.').waitFor();
    expect(await page.evaluate('document.activeElement.id')).toBe('approved-0');
    await page.getByRole('button', { name: 'Reject Warm Springs, CA 94539' }).press('Enter');
    await page.getByText('Warm Springs 94539: Rejected.').waitFor();
    const named = { market: 'US', City: 'Warm Springs', Province: 'CA', PostalCode: '94539' };
    expect(asked).toEqual([
      ['PUT', named],
      ['PUT', named],
    ]);
  });

  it('says what other steps of caution would have asked, and how old the data is', async () => {
    const page = await open(withFigures);
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/Strict\s+\d+\s+[\d.]+\s?%/);
    expect(text).toMatch(/Data in use[\s\S]*United States/);
  });

  it('shows one market alone, and another language, by the keyboard', async () => {
    const page = await open(withFigures);
    await page.locator('#market').focus();
    await page.keyboard.press('End');
    await expect.poll(() => page.locator('main').innerText()).toMatch(/Accepted as typed\s+930 /);
    expect(await page.evaluate('document.activeElement.id')).toBe('market');
    await page.locator('#language').selectOption('de');
    await page.getByRole('rowheader', { name: 'Wie eingegeben angenommen' }).waitFor();
    expect(await page.evaluate('[document.documentElement.lang, document.activeElement.id].join()')).toBe(
      'de,language',
    );
  });

  it('takes a pasted token and keeps it for the tab, until it is to be forgotten', async () => {
    const page = await open(withoutTokens);
    await page.route('**/platform/v1/*.json', (route) => {
      const isKnown = route.request().headers().authorization === 'Bearer pasted';
      return isKnown
        ? route.fulfill({ json: { markets: [], pairs: [] } })
        : route.fulfill({ status: 401, json: {} });
    });
    const use = async (token: string) => {
      await page.getByLabel('Token').fill(token);
      await page.keyboard.press('Enter');
    };
    await use('wrong');
    await page.getByText('The token was refused.').waitFor();
    await use(' pasted ');
    await page.getByText('Nothing is counted yet').waitFor();
    await page.reload();
    await page.getByText('Nothing is counted yet').waitFor();
    await page.getByRole('button', { name: 'Forget the token' }).click();
    await page.getByText('A token is needed').waitFor();
    await page.reload();
    await page.getByText('A token is needed').waitFor();
  });

  it('says that the figures could not be read', async () => {
    const page = await open((opened) =>
      opened.route('**/learned.json', (route) => route.fulfill({ status: 503, json: {} })),
    );
    await page.getByRole('alert').getByText('The figures could not be read.').waitFor();
  });
});
