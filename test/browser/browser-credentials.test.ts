import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { createMarkets } from '../../src/market/market.ts';
import { builtPages, readPageFiles } from '../../src/pages/page-files.ts';
import { buildTestServer, tokens } from '../support/http-server.ts';
import { violationsOf } from './axe.ts';
import { describeBrowser, settled } from './browser.ts';
import { goOn } from './shop.ts';

const bare = (header: string) => header.replace('Bearer ', '');

describeBrowser('the demo of a service that has an issuer', (open) => {
  let server: FastifyInstance;
  let url: string;
  beforeAll(async () => {
    const { country, dataVersion, layouts } = openGazetteer({ directories: [builtinDataDirectory()] });
    const markets = createMarkets({ countries: (code) => country(code), dataVersion });
    server = await buildTestServer({
      demo: { files: readPageFiles(builtPages('demo-page')), issueToken: undefined },
      markets: () => markets,
      layouts: () => layouts,
    });
    url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/demo`;
  });
  afterAll(() => server.close());

  async function openWith(token: string) {
    const page = await open(url);
    await page.getByRole('heading', { name: 'A token is needed' }).waitFor();
    await page.getByLabel('Token').fill(token);
    await page.getByRole('button', { name: 'Use token' }).click();
    return page;
  }

  it('asks for a token, and asks again when it has expired', async () => {
    const page = await openWith(bare(tokens.expired));
    await page.locator('.exchanges li', { hasText: '401' }).first().waitFor({ state: 'attached' });
    await settled(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Token').fill(bare(tokens.full));
    await page.getByRole('button', { name: 'Use token' }).click();
    await page.locator('[name=City]').waitFor();
  });

  it('keeps a token in the page only, and says what it does not permit', async () => {
    const page = await openWith(bare(tokens.checkoutOnly));
    await goOn(page, 'Become a distributor', 'Distributor application');
    await page.locator('.failure', { hasText: 'Your account does not allow this' }).waitFor();
    const kept = await page.evaluate(
      'JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])',
    );
    expect(kept).not.toContain(bare(tokens.checkoutOnly));
  });

  it('draws the form of the market that a token names', async () => {
    const token = await new SignJWT({ market: 'DE' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new Uint8Array(32));
    const page = await openWith(token);
    await page.getByLabel('Token').waitFor();
    await page.getByLabel('Token').fill(bare(tokens.full));
    await page.getByRole('button', { name: 'Use token' }).click();
    await page.locator('[name=City]').waitFor();
    expect(await page.locator('[name=Country]').inputValue()).toBe('DE');
  });
});
