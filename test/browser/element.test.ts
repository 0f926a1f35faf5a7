import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { buildExample, type ExampleName } from '../support/build-example.ts';
import { violationsOf } from './axe.ts';
import { describeBrowser } from './browser.ts';
import { change, focused, type Shop, useShop } from './shop.ts';

const typed = {
  Email: 'jo@example.com',
  Name: 'Jo Sample',
  AddressPrimary: '39500 Stevenson Pl',
  AddressSecondary: '',
  City: 'Freemont',
  Province: 'CA',
  PostalCode: '94539',
};

const plainPage = readFileSync(new URL('../../client/examples/html/index.html', import.meta.url), 'utf8');

/**
 * Serves an example's pages, and tokens as a shop's backend would, beside the service or at another origin.
 */
async function serve(
  page: Page,
  shop: Shop,
  name: ExampleName | 'html',
  origin = new URL(shop.url).origin,
): Promise<string> {
  const service = new URL(shop.url).origin;
  const example = name === 'html' ? { page: plainPage, script: '' } : await buildExample(name);
  const html = example.page.replace('https://checkout.example.com', service);
  await page.route(`${origin}/shop/`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route(`${origin}/shop/script.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: example.script }),
  );
  await page.route(`${origin}/order?*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Ordered</title>' }),
  );
  await page.route(`${origin}/checkout-token`, async (route) => {
    const issued = await fetch(`${service}/demo/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ market: 'US' }),
    });
    const { token } = (await issued.json()) as { readonly token: string };
    await route.fulfill({ body: token });
  });
  return `${origin}/shop/`;
}

const host = 'document.querySelector("checkout-address")';

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`checkout-address [name="${name}"]`);
    if (name === 'Province') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Nothing listens there: the tests answer for it. */
const shopOrigin = 'http://localhost';

describeBrowser('the element in a shop’s own page', (_open, newVisit) => {
  const shop = useShop({ CORS_ORIGINS: shopOrigin });

  async function openExample(name: ExampleName | 'html'): Promise<Page> {
    const page = await newVisit();
    await page.goto(await serve(page, shop, name));
    await page.locator('checkout-address [name=City]').waitFor();
    return page;
  }

  const save = (page: Page) => page.getByRole('button', { name: 'Save address' }).click();
  const take = (page: Page) => page.getByRole('button', { name: 'Use suggested address' }).click();

  it.each(['react', 'vue'] as const)(
    'made with %s, uses the token and reports when the address is verified',
    async (name) => {
      const page = await openExample(name);
      const order = page.getByRole('button', { name: 'Order' });
      expect(await page.locator('[name=Name]').inputValue()).toBe('Sample Buyer');
      expect(await order.isDisabled()).toBe(true);
      await fillIn(page, typed);
      await save(page);
      await take(page);
      await page.getByText('We ship to Fremont.').waitFor();
      expect(await order.isDisabled()).toBe(false);
      expect(await violationsOf(page)).toEqual([]);
      await change(page);
      await fillIn(page, { City: 'Oakland' });
      await expect.poll(() => order.isDisabled()).toBe(true);
      expect(await page.getByText('We ship to').count()).toBe(0);
    },
  );

  it('made with HTML alone, keeps its form from being sent before the address is verified', async () => {
    const page = await openExample('html');
    const order = page.getByRole('button', { name: 'Order' });
    await fillIn(page, typed);
    await order.click();
    expect(page.url()).toContain('/shop/');
    expect(await page.evaluate('document.forms[0].checkValidity()')).toBe(false);
    await save(page);
    await take(page);
    await page.getByText('The address is saved.').waitFor();
    await order.click();
    await page.waitForURL('**/order?*');
    const sent = new URL(page.url()).searchParams;
    expect(sent.get('shipping.City')).toBe('Fremont');
    expect([...sent.keys()].every((key) => key.startsWith('shipping.'))).toBe(true);
    expect(page.url()).not.toMatch(/eyJ|token/);
  });

  it('loads from the service and calls it, from a page of a listed origin', async () => {
    const page = await newVisit();
    await page.goto(await serve(page, shop, 'html', shopOrigin));
    await page.locator('checkout-address [name=City]').waitFor();
    await fillIn(page, { ...typed, City: 'Fremont' });
    await save(page);
    await page.getByText('The address is saved.').waitFor();
    expect(await page.evaluate('document.forms[0].checkValidity()')).toBe(true);
  });

  it('names the setting where the service refuses the origin, and not to the buyer', async () => {
    const page = await newVisit();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(await serve(page, shop, 'html', 'http://other.localhost'));
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('does not work at the moment');
    expect(await alert.textContent()).not.toContain('connection');
    const remedies = said.filter((text) => text.includes('CORS_ORIGINS'));
    expect(remedies).toEqual([expect.stringContaining('CORS_ORIGINS=http://other.localhost')]);
  });

  it('is emptied when its form is reset, and takes no focus while disabled', async () => {
    const page = await openExample('html');
    await page.evaluate('document.forms[0].reset()');
    expect(await page.evaluate(`Object.keys(${host}.values)`)).toEqual([]);
    await page.evaluate(`${host}.setAttribute("disabled", "")`);
    await page.locator('[name=City]').focus();
    expect(await focused(page, 'tagName')).toBe('BODY');
  });

  it('drops an answer about an address that was changed meanwhile', async () => {
    const page = await openExample('html');
    const step = '**/v1/shopping/checkout/verify/address.json';
    const held: Route[] = [];
    await page.route(step, (route) =>
      route.request().method() === 'POST' ? void held.push(route) : route.continue(),
    );
    await fillIn(page, typed);
    await save(page);
    await expect.poll(() => held.length).toBe(1);
    await fillIn(page, { AddressPrimary: '39500 Stevenson Place' });
    await held[0]?.continue();
    await page.getByText('You changed the form while it was checked.').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator('[name=AddressPrimary]').inputValue()).toBe('39500 Stevenson Place');
    expect(await page.evaluate('document.forms[0].checkValidity()')).toBe(false);
    await page.unroute(step);
    await save(page);
    await take(page);
    await page.getByText('The address is saved.').waitFor();
    expect(await page.locator('[name=AddressPrimary]').inputValue()).toBe('39500 Stevenson Place');
  });

  it('sends what a code fills in, also if the answer comes after the click', async () => {
    const page = await openExample('html');
    await fillIn(page, { ...typed, City: '', Province: '', PostalCode: '' });
    const sent: unknown[] = [];
    await page.route('**/v1/markets/US/places.json*', async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/checkout/verify/'))
        sent.push(request.postDataJSON());
    });
    await fillIn(page, { PostalCode: '94539' });
    await save(page);
    await page.getByText('The address is saved.').waitFor();
    expect(sent).toEqual([expect.objectContaining({ City: 'Fremont', Province: 'CA' })]);
  });

  it('names provinces in the dialog as its form does, and no difference of notation', async () => {
    const page = await openExample('html');
    await page.route('**/v1/shopping/checkout/verify/address.json', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const answer = await route.fetch();
      const json = await answer.json();
      await route.fulfill({ response: answer, json: { ...json, AddressPrimary: '39500 stevenson pl.' } });
    });
    await fillIn(page, { ...typed, Province: 'NY' });
    await save(page);
    const changes = page.getByRole('dialog').locator('.changes li');
    await changes.first().waitFor();
    expect(await changes.allTextContents()).toEqual([
      'City: “Freemont” becomes “Fremont”',
      'State: “New York” becomes “California”',
    ]);
  });

  it('keeps each country’s address while the buyer looks at another', async () => {
    const page = await openExample('html');
    await fillIn(page, { ...typed, AddressSecondary: 'Apt 7' });
    await page.evaluate(`${host}.setAttribute("market", "DE")`);
    await page.getByText('Postleitzahl').or(page.getByText('Postal code')).first().waitFor();
    expect(await page.locator('[name=City]').inputValue()).toBe('');
    await page.locator('[name=City]').fill('Berlin');
    await page.locator('[name=Name]').fill('Jo Other');
    await page.evaluate(`${host}.setAttribute("market", "US")`);
    await page.getByText('ZIP code').first().waitFor();
    const kept = (await page.evaluate(`${host}.values`)) as Record<string, string>;
    expect(kept).toMatchObject({
      AddressSecondary: 'Apt 7',
      City: 'Freemont',
      Province: 'CA',
      Name: 'Jo Other',
    });
    await page.evaluate(`${host}.setAttribute("market", "DE")`);
    await expect.poll(() => page.locator('[name=City]').inputValue()).toBe('Berlin');
  });

  it('is drawn again for another market and language, and keeps the name and contact', async () => {
    const page = await openExample('html');
    await fillIn(page, typed);
    await page.evaluate(`Object.assign(${host}, { lang: "de" }).setAttribute("market", "DE")`);
    await page.getByText('Postleitzahl').waitFor();
    expect(await page.locator('[name=Name]').inputValue()).toBe('Jo Sample');
    expect(await page.locator('[name=City]').inputValue()).toBe('');
    await page.locator('[name=PostalCode]').fill('261');
    await page.locator('[name=Name]').focus();
    await page.getByText('Postleitzahl: Schreiben Sie es wie').first().waitFor();
    expect(await page.locator('[name=PostalCode]').getAttribute('aria-invalid')).toBe('true');
    await page.locator('[name=PostalCode]').fill('26133');
    expect(await page.locator('[name=PostalCode]').getAttribute('aria-invalid')).toBeNull();
  });

  it('says that nobody answers, tries again, and lets the page show the failure instead', async () => {
    const page = await newVisit();
    const url = await serve(page, shop, 'html');
    const format = '**/v1/markets/US/address-format.json';
    await page.route(format, (route) => route.fulfill({ status: 400, body: 'broken' }));
    await page.goto(url);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(await page.locator('checkout-address').textContent()).toBe('');
    expect(await page.getByRole('alert').textContent()).toContain('cannot be reached');
    await page.evaluate(
      'document.addEventListener("failed", (event) => { event.preventDefault(); window.code = event.detail.error.code; })',
    );
    await again.click();
    await expect.poll(() => page.evaluate('window.code')).toBe('Client.Unreadable');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute(format);
    await page.evaluate(`${host}.reload()`);
    await page.locator('[name=City]').waitFor();
  });
});
