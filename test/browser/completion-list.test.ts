import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOf } from './axe.ts';
import { describeBrowser } from './browser.ts';
import { useShop } from './shop.ts';

const completions = '**/v1/markets/US/address-completions.json';
const places = '**/v1/markets/US/places.json*';

/** An answer of a service with street data, which is not built in. */
const answerOf = (...lines: string[]) => ({
  json: {
    success: true,
    error: null,
    completions: lines.map((AddressPrimary) => ({
      kind: 'address',
      address: { AddressPrimary, City: 'Fremont', Province: 'CA', PostalCode: '94539' },
      matched: [{ field: 'AddressPrimary', from: 0, to: 5 }],
    })),
  },
});

describeBrowser('completions and places of a postal code in a browser', (open) => {
  const shop = useShop();

  const fieldOf = (page: Page, name: string) => page.locator(`checkout-address [name=${name}]`);
  const placeIn = async (page: Page) => [
    await fieldOf(page, 'City').inputValue(),
    await fieldOf(page, 'Province').inputValue(),
    await fieldOf(page, 'PostalCode').inputValue(),
  ];
  const optionsOf = (page: Page) => page.locator('li[role=option]');

  async function openEmpty(): Promise<Page> {
    const page = await open(shop.url);
    await page.evaluate('document.querySelector("checkout-address").fill({})');
    return page;
  }

  async function type(page: Page, text: string): Promise<void> {
    await fieldOf(page, 'AddressPrimary').click();
    await fieldOf(page, 'AddressPrimary').pressSequentially(text);
  }

  async function openList(...lines: string[]): Promise<Page> {
    const page = await openEmpty();
    await page.route(completions, (route) => route.fulfill(answerOf(...lines)));
    await type(page, '39500');
    await optionsOf(page).first().waitFor();
    return page;
  }

  it('completes a city without street data, and empties the line that named it', async () => {
    const page = await openEmpty();
    await type(page, 'bakersf');
    await optionsOf(page).getByText('Bakersfield').first().click();
    expect((await placeIn(page)).slice(0, 2)).toEqual(['Bakersfield', 'CA']);
    expect(await fieldOf(page, 'AddressPrimary').inputValue()).toBe('');
  });

  it('counts the completions, marks what was typed, and is accessible while it is open', async () => {
    const page = await openList('39500 Stevenson Pl', '39500 Stevenson Blvd');
    expect(await page.getByRole('status').allTextContents()).toContain('Suggestions: 2');
    expect(await optionsOf(page).first().locator('b').textContent()).toBe('39500');
    await page.keyboard.press('ArrowDown');
    expect(await violationsOf(page)).toEqual([]);
  });

  it('works with the keyboard alone, and Enter on a completion sends no form', async () => {
    const page = await openList('39500 Stevenson Pl', '39500 Stevenson Blvd');
    const line = page.locator('input[role=combobox][aria-expanded=true]');
    const controlled = await line.getAttribute('aria-controls');
    expect(await page.locator('ul[role=listbox]').getAttribute('id')).toBe(controlled);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await line.press(key);
    const active = page.locator('li[role=option][aria-selected=true]');
    expect(await active.textContent()).toContain('39500 Stevenson Blvd');
    expect(await line.getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'));
    await line.press('Enter');
    expect(await fieldOf(page, 'AddressPrimary').inputValue()).toBe('39500 Stevenson Blvd');
    expect(await placeIn(page)).toEqual(['Fremont', 'CA', '94539']);
    expect(await optionsOf(page).count()).toBe(0);
    expect(await page.locator('checkout-address .summary:visible').count()).toBe(0);
  });

  it('closes on Escape and on leaving the field, and fills nothing in', async () => {
    const page = await openList('39500 Stevenson Pl');
    const line = fieldOf(page, 'AddressPrimary');
    await line.press('ArrowDown');
    await line.press('Escape');
    expect(await optionsOf(page).count()).toBe(0);
    expect(await line.getAttribute('aria-expanded')).toBe('false');
    await line.press('ArrowDown');
    await optionsOf(page).first().waitFor();
    await line.press('Tab');
    expect(await optionsOf(page).count()).toBe(0);
    expect(await line.inputValue()).toBe('39500');
    expect(await placeIn(page)).toEqual(['', '', '']);
  });

  it('replaces the whole address that stood there, which one click undoes', async () => {
    const page = await openEmpty();
    await page.route(completions, (route) => route.fulfill(answerOf('39500 Stevenson Pl')));
    await fieldOf(page, 'AddressSecondary').fill('Apt 7');
    await fieldOf(page, 'City').fill('Winter Park');
    await fieldOf(page, 'Province').selectOption('FL');
    await type(page, '39500');
    await optionsOf(page).first().click();
    expect(await placeIn(page)).toEqual(['Fremont', 'CA', '94539']);
    expect(await fieldOf(page, 'AddressSecondary').inputValue()).toBe('');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await placeIn(page)).toEqual(['Winter Park', 'FL', '']);
    expect(await fieldOf(page, 'AddressSecondary').inputValue()).toBe('Apt 7');
    expect(await fieldOf(page, 'AddressPrimary').inputValue()).toBe('39500');
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  it('offers to undo nothing where nothing is lost', async () => {
    const page = await openList('39500 Stevenson Pl');
    await optionsOf(page).first().click();
    expect(await placeIn(page)).toEqual(['Fremont', 'CA', '94539']);
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  it('keeps unit and code where only the city is chosen that stands there', async () => {
    const page = await openEmpty();
    await fieldOf(page, 'AddressSecondary').fill('Apt 7');
    await fieldOf(page, 'PostalCode').fill('93308');
    await expect.poll(() => placeIn(page)).toEqual(['Bakersfield', 'CA', '93308']);
    const json = answerOf('12 Oak St').json;
    const place = {
      kind: 'place',
      address: { AddressPrimary: '12 Oak St', City: 'Bakersfield', Province: 'CA', PostalCode: '' },
      matched: [],
    };
    await page.route(completions, (route) => route.fulfill({ json: { ...json, completions: [place] } }));
    await type(page, '12 Oak St bakersf');
    await optionsOf(page).first().click();
    expect(await placeIn(page)).toEqual(['Bakersfield', 'CA', '93308']);
    expect(await fieldOf(page, 'AddressSecondary').inputValue()).toBe('Apt 7');
    expect(await fieldOf(page, 'AddressPrimary').inputValue()).toBe('12 Oak St');
  });

  it('drops an answer that arrives after the next question was sent', async () => {
    const page = await openEmpty();
    const held: Route[] = [];
    await page.route(completions, async (route) => {
      const { text } = route.request().postDataJSON() as { readonly text: string };
      if (text === '39') held.push(route);
      else await route.fulfill(answerOf('39500 Stevenson Pl'));
    });
    await type(page, '39');
    await expect.poll(() => held.length).toBe(1);
    await type(page, '500');
    await optionsOf(page).getByText('39500 Stevenson Pl').waitFor();
    // The browser may have cancelled the request, which is as good.
    await held[0]?.fulfill(answerOf('39 Late St')).catch(() => undefined);
    await page.evaluate('new Promise((done) => setTimeout(done, 100))');
    expect(await optionsOf(page).allTextContents()).toEqual(['39500 Stevenson PlFremont, CA 94539']);
  });

  it.each([404, 429, 500])('shows nothing if the service answers %i', async (status) => {
    const page = await openEmpty();
    const json = { success: false, error: [{ error: 'Any', message: 'No.', field: null }] };
    for (const path of [completions, places]) {
      await page.route(path, (route) => route.fulfill({ status, json, headers: { 'retry-after': '600' } }));
    }
    const answered = page.waitForResponse(completions);
    await type(page, '39500');
    await answered;
    const looked = page.waitForResponse(places);
    await fieldOf(page, 'PostalCode').fill('94539');
    await looked;
    expect(await optionsOf(page).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await placeIn(page)).toEqual(['', '', '94539']);
  });

  it('fills in city and state by ZIP code, and replaces them when the code is corrected', async () => {
    const page = await openEmpty();
    await fieldOf(page, 'PostalCode').fill('94539');
    await expect.poll(() => placeIn(page)).toEqual(['Fremont', 'CA', '94539']);
    expect(await page.getByRole('status').allTextContents()).toContain('City: Fremont, State: CA');
    await fieldOf(page, 'PostalCode').fill('93308');
    await expect.poll(() => placeIn(page)).toEqual(['Bakersfield', 'CA', '93308']);
  });

  it('leaves a typed city and state as they are, whatever the ZIP code', async () => {
    const page = await openEmpty();
    await fieldOf(page, 'City').fill('Freemont');
    await fieldOf(page, 'PostalCode').fill('94539');
    await expect.poll(() => placeIn(page)).toEqual(['Freemont', 'CA', '94539']);
  });
});
