import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { failureBody } from '../../src/http/envelope.ts';
import { addressPath } from '../support/http-server.ts';
import { violationsOf } from './axe.ts';
import { describeBrowser, settled, takeShot } from './browser.ts';
import {
  change,
  describedBy,
  fillIn,
  focused,
  goOn,
  save,
  savedText,
  summaryOf,
  summaryText,
  useExample,
  useShop,
} from './shop.ts';

const typed = {
  Email: 'jo@example.com',
  Name: 'Jo Sample',
  AddressPrimary: '39500 Stevenson Pl',
  AddressSecondary: '',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94539',
};

describeBrowser('the address step in a browser', (open) => {
  const shop = useShop();

  async function submit(changes: Readonly<Record<string, string>> = {}): Promise<Page> {
    const page = await open(shop.url);
    await fillIn(page, { ...typed, ...changes });
    await save(page);
    return page;
  }

  it('saves a correct address, and reads it back, also after a reload', async () => {
    const page = await submit();
    await page.getByText('The address is saved.').waitFor();
    expect(await savedText(page)).toContain('Jo Sample\n39500 Stevenson Pl\nFremont, CA 94539');
    await page.reload();
    await settled(page);
    expect(await page.locator('[name=Name]').inputValue()).toBe('Jo Sample');
  });

  it('brings the outcome and the way on into view', async () => {
    const page = await open(shop.url);
    const isInView = async (selector: string) => {
      const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
      return height > 0 && y >= 0 && y + height <= (page.viewportSize()?.height ?? 0);
    };
    await page.context().setOffline(true);
    await save(page);
    await page.locator('.failure:visible').waitFor();
    expect(await isInView('.failure:visible')).toBe(true);
    await page.context().setOffline(false);
    await save(page);
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    expect(await isInView('.step:visible .receipt')).toBe(true);
    expect(await isInView('.step:visible .continue')).toBe(true);
  });

  it('shows a suggestion beside the typed address, and marks and names the differences', async () => {
    const page = await submit({ City: 'Freemont', Province: 'NY' });
    const dialog = page.getByRole('dialog', { name: 'Is this the right address?' });
    await dialog.waitFor();
    expect(await dialog.locator('del').allTextContents()).toEqual(['Freemont', 'NY']);
    expect(await dialog.locator('del b').allTextContents()).toEqual(['e', 'NY']);
    expect(await dialog.locator('ins').allTextContents()).toEqual(['Fremont', 'CA']);
    expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
      'City: “Freemont” becomes “Fremont”',
      'State: “New York” becomes “California”',
    ]);
    expect(await dialog.textContent()).toContain('at the risk of delivery delay');
  });

  it('puts a suggestion into the form if other problems remain, and offers no choice', async () => {
    const page = await submit({ City: 'Freemont', Email: 'jo@' });
    const dialog = page.getByRole('dialog', { name: 'Is this the right address?' });
    await dialog.waitFor();
    expect(await dialog.getByRole('button', { name: 'Keep my address' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Use suggested address' }).click();
    await expect.poll(() => summaryText(page)).toHaveLength(1);
    expect(await page.locator('[name=City]').inputValue()).toBe('Fremont');
    expect(await describedBy(page, 'Email')).toContain('Write the email for the receipt like');
    expect(await describedBy(page, 'Email')).toContain('name@example.com');
    await page.locator('[name=Email]').fill('jo@example.com');
    expect(await describedBy(page, 'Email')).not.toContain('name@example.com');
    await save(page);
    await page.getByText('The address is saved.').waitFor();
    expect(await savedText(page)).toContain('Fremont, CA 94539');
  });

  it('sends a phone number as the market writes it', async () => {
    const page = await submit({ Phone: '+1 510 555 0100' });
    await page.getByText('The address is saved.').waitFor();
    expect(await savedText(page)).toContain('(510)555-0100');
  });

  it('formats a phone number as it is typed, and leaves other text as it is', async () => {
    const page = await open(shop.url);
    const phone = page.locator('[name=Phone]');
    await phone.fill('');
    await phone.pressSequentially('510555');
    expect(await phone.inputValue()).toBe('(510)555');
    await phone.pressSequentially('0100');
    expect(await phone.inputValue()).toBe('(510)555-0100');
    await phone.pressSequentially(' x4');
    await phone.blur();
    expect(await phone.inputValue()).toBe('(510)555-0100 x4');
  });

  it('saves the suggestion when it is taken', async () => {
    const page = await submit({ City: 'Freemont' });
    await page.getByRole('button', { name: 'Use suggested address' }).click();
    await page.getByText('The address is saved.').waitFor();
    expect(await savedText(page)).toContain('Fremont, CA 94539');
    expect(await page.locator('[name=City]').inputValue()).toBe('Fremont');
  });

  it('saves what was typed when it is kept', async () => {
    const page = await submit({ City: 'Freemont' });
    await page.getByRole('button', { name: 'Keep my address' }).click();
    await page.getByText('The address is saved.').waitFor();
    expect(await savedText(page)).toContain('Freemont, CA 94539');
  });

  it('returns to the doubted field by button and Escape, and saves nothing', async () => {
    const page = await submit({ City: 'Freemont' });
    const edit = page.getByRole('button', { name: 'Edit address' });
    await edit.click();
    await expect.poll(() => focused(page)).toBe('City');
    await save(page);
    await edit.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('City');
    expect(await savedText(page)).toContain('Sample Buyer');
  });

  it('offers to keep an address that is doubted without a suggestion', async () => {
    const page = await submit({ PostalCode: '012345' });
    await page.getByRole('button', { name: 'Use my address anyway' }).waitFor();
    expect(await describedBy(page, 'PostalCode')).toContain('Check the ZIP code.');
    await page.getByRole('button', { name: 'Use my address anyway' }).click();
    await page.getByText('The address is saved.').waitFor();
    expect(await savedText(page)).toContain('Fremont, CA 012345');
  });

  it('says what a postal code lacks, beside other faults too, and offers no way to keep it', async () => {
    const page = await submit({ PostalCode: '9453' });
    const expectNoWay = async () => {
      await expect.poll(() => describedBy(page, 'PostalCode')).toContain('Check the ZIP code.');
      expect(await page.getByText('do not go together').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Use my address anyway' }).count()).toBe(0);
    };
    await expectNoWay();
    await fillIn(page, { PostalCode: '123', City: '' });
    await save(page);
    await expect.poll(() => describedBy(page, 'City')).toContain('Enter the');
    await expectNoWay();
  });

  it('offers whole addresses under a doubt, and saves the one that is chosen', async () => {
    const page = await submit({ AddressSecondary: 'Ste 204', PostalCode: '10001' });
    const way = page.getByRole('list', { name: 'Did you mean one of these?' }).getByRole('button');
    await way.first().waitFor();
    expect((await way.allTextContents())[0]).toBe('39500 Stevenson Pl, Ste 204, New York, NY 10001');
    expect(await violationsOf(page)).toEqual([]);
    await way.first().press('Enter');
    await page.getByText('The address is saved.').waitFor();
    expect(await savedText(page)).toContain('New York, NY 10001');
  });

  it('refuses a box if the market does, even if the buyer insists, but not for pick-up', async () => {
    const page = await submit({ AddressPrimary: 'PO Box 12' });
    await summaryOf(page).waitFor();
    expect(await describedBy(page, 'AddressPrimary')).toContain('cannot be shipped to a post-office box');
    expect(await page.getByRole('button', { name: 'Use my address anyway' }).count()).toBe(0);
    await fillIn(page, { Branch: '2' });
    await save(page);
    await page.getByText('The address is saved.').waitFor();
    expect(await savedText(page)).toMatch(/PO Box 12[\s\S]*Pick up: Sample branch Sacramento/);
  });

  it('splits a whole address that is pasted into one line, and marks no field', async () => {
    const page = await open(shop.url);
    const places = { AddressPrimary: '', AddressSecondary: '', City: '', Province: '', PostalCode: '' };
    await fillIn(page, { ...typed, ...places });
    await page.locator('[name=AddressPrimary]').focus();
    const pasted = 'Jo Sample\n39500 Stevenson Pl Ste 204\nFremont, CA 94539\nUSA';
    await page.evaluate(`(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', ${JSON.stringify(pasted)});
      const { shadowRoot } = document.querySelector('checkout-address');
      const line = shadowRoot.querySelector('[name=AddressPrimary]');
      line.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    })()`);
    const line = '39500 Stevenson Pl Ste 204, Fremont, CA 94539';
    expect(await page.locator('[name=AddressPrimary]').inputValue()).toBe(line);
    await save(page);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    expect(await dialog.getByRole('button', { name: 'Keep my address' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Edit address' }).click();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await save(page);
    await page.getByRole('button', { name: 'Use suggested address' }).click();
    await page.getByText('The address is saved.').waitFor();
    expect(await savedText(page)).toContain('39500 Stevenson Pl Ste 204\nFremont, CA 94539');
  });

  it('says that a field is malformed when the buyer leaves it, without a request', async () => {
    const page = await open(shop.url);
    const asked = await page.locator('.count').textContent();
    await fillIn(page, { PostalCode: '9453', Email: 'jo@example' });
    await page.locator('[name=City]').focus();
    await expect.poll(() => describedBy(page, 'PostalCode')).toContain('ZIP code: write it like 95014.');
    await expect.poll(() => describedBy(page, 'Email')).toContain('write it like name@example.com');
    expect(await page.locator('.count').textContent()).toBe(asked);
    await fillIn(page, { PostalCode: '94539-1234' });
    await page.locator('[name=City]').focus();
    expect(await page.locator('[name=PostalCode]').getAttribute('aria-invalid')).toBeNull();
  });

  it('begins with the profile, is complete once saved, and incomplete once something changes', async () => {
    const page = await open(shop.url);
    expect(await page.locator('[name=City]').inputValue()).toBe('Fremont');
    const card = page.locator('.step:visible .saved');
    expect(await card.textContent()).toContain('From your profile');
    expect(await savedText(page)).toContain('Sample Buyer');
    expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(0);
    await save(page);
    await page.getByText('The address is saved.').waitFor();
    expect(await card.textContent()).toContain('Saved with the cart');
    await page.getByRole('link', { name: /^Shipping address ?, complete$/ }).waitFor();
    await goOn(page, 'Become a distributor');
    expect(await focused(page, 'textContent')).toBe('Become a distributor');
    await page.goBack();
    await change(page);
    expect(await focused(page)).toBe('AddressPrimary');
    await fillIn(page, { Name: 'Another' });
    expect(await page.getByText('The address is saved.').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /complete/ }).count()).toBe(0);
    expect(await savedText(page)).toContain('Sample Buyer');
  });

  it('requests nothing at first that could be missing, and shows that it is loading', async () => {
    const page = await open(shop.url);
    await page.evaluate('sessionStorage.clear()');
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url());
    });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v1/markets.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.locator('.skeleton').waitFor();
    expect(await page.getByRole('heading', { name: 'Where should we send it?' }).isVisible()).toBe(true);
    answer();
    await settled(page);
    await page.locator('[name=City]').waitFor();
    expect(await page.locator('.skeleton').count()).toBe(0);
    expect(refused).toEqual([]);
  });

  it('shows requests beside the form, also on a phone, and hides them by button and Escape', async () => {
    const page = await open(shop.url);
    const toggle = page.getByRole('button', { name: /^Requests/ });
    const drawer = page.getByRole('complementary', { name: 'Requests' });
    for (const width of [1600, 390]) {
      await page.setViewportSize({ width, height: 860 });
      await toggle.click();
      expect(await focused(page, 'textContent')).toBe('Close');
      const [beside, form] = [
        await drawer.boundingBox(),
        await page.locator('checkout-address').boundingBox(),
      ];
      if (beside === null || form === null) throw new Error('nothing is shown');
      const isBeside = form.x + form.width <= beside.x || beside.y + beside.height <= form.y;
      expect([width, isBeside]).toEqual([width, true]);
      await drawer.getByRole('button', { name: 'Close' }).click();
      expect(await drawer.count()).toBe(0);
      await toggle.click();
      await page.locator('[name=City]').focus();
      await page.keyboard.press('Escape');
      expect(await drawer.count()).toBe(0);
      expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    }
  });

  it('keeps city, state and ZIP code in one row on a phone, and their messages across the row', async () => {
    const page = await open(shop.url);
    await page.setViewportSize({ width: 390, height: 844 });
    await fillIn(page, { PostalCode: '9453' });
    await page.locator('[name=Name]').focus();
    await page.getByText('ZIP code: write it like 95014.').first().waitFor();
    const boxes = await Promise.all(
      ['City', 'Province', 'PostalCode'].map((name) => page.locator(`[name=${name}]`).boundingBox()),
    );
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    const said = await page.locator('#address-PostalCode-problems').boundingBox();
    expect(said?.width).toBeGreaterThan(250);
  });

  it('shows the code of a state on a phone, where its name would be cut off', async () => {
    const page = await open(shop.url);
    const shown = () =>
      page.evaluate<string>(`(() => {
        const { shadowRoot } = document.querySelector('checkout-address');
        const field = shadowRoot.querySelector('.field:has([name=Province])');
        return getComputedStyle(field, '::after').content.split(' / ')[0];
      })()`);
    await fillIn(page, { Province: 'NC' });
    expect(await shown()).toBe('none');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await shown()).toBe('"NC"');
    await useExample(page, 'A misspelt city');
    expect(await shown()).toBe('"CA"');
    await takeShot(page, 'state-code');
  });

  it('keeps the buyer’s contact data in another country, and drops the address', async () => {
    const page = await open(shop.url);
    const line = page.locator('[name=AddressPrimary]');
    expect(await line.inputValue()).not.toBe('');
    await page.locator('[name=Country]').selectOption('DE');
    await page.locator('[name=Province]').waitFor({ state: 'detached' });
    expect(await line.inputValue()).toBe('');
    expect(await page.locator('[name=Name]').inputValue()).toBe('Sample Buyer');
    expect(await savedText(page)).toContain('No address is saved yet.');
    await page.reload();
    await settled(page);
    expect(await page.locator('[name=Country]').inputValue()).toBe('DE');
    expect(await line.inputValue()).toBe('');
  });

  it('says which states are not served', async () => {
    const page = await open(shop.url);
    const options = await page.locator('[name=Province] option').allTextContents();
    expect(options.filter((option) => option.includes('not served'))).toEqual(['Alaska (not served)']);
  });

  it('shows every problem at its field and in a summary that takes the focus', async () => {
    const page = await submit({ Email: 'jo@example', Name: '', ShipToId: '1' });
    await expect.poll(() => focused(page, 'className')).toBe('summary');
    expect(await summaryText(page)).toHaveLength(3);
    const said = {
      Email: 'Write the email',
      Name: 'Enter the full name.',
      ShipToId: 'or leave it empty. Example: 12-3456.',
    };
    for (const [name, message] of Object.entries(said)) {
      expect(await page.locator(`[name=${name}]`).getAttribute('aria-invalid')).toBe('true');
      expect(await describedBy(page, name)).toContain(message);
    }
    await summaryOf(page).locator('button').nth(1).click();
    expect(await focused(page)).toBe('Name');
  });

  it('draws the form of each market, in the reader’s language', async () => {
    const page = await open(shop.url, { locale: 'de-DE' });
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.locator('[name=Country]').selectOption('DE');
    await page.locator('[name=Province]').waitFor({ state: 'detached' });
    const names = await page
      .locator('.step:visible fieldset:nth-of-type(2) [name]')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));
    expect(names.indexOf('PostalCode')).toBeLessThan(names.indexOf('City'));
    expect(await page.locator('label[for=address-PostalCode]').textContent()).toContain('Postleitzahl');
    await save(page);
    await summaryOf(page).waitFor();
    expect((await summaryText(page)).join()).toContain('Geben Sie die Postleitzahl ein.');
  });

  it('keeps what was typed when the language changes', async () => {
    const page = await open(shop.url);
    await fillIn(page, { Name: 'Half a na' });
    await page.locator('#language').selectOption('fr');
    await page.getByText('Où devons-nous livrer').waitFor();
    expect(await page.locator('[name=Name]').inputValue()).toBe('Half a na');
    expect(await focused(page, 'id')).toBe('language');
  });

  it('says that the service cannot answer, and continues once it can', async () => {
    const page = await open(shop.url);
    const down = `**${addressPath}`;
    const body = failureBody({ code: 'Service.Unavailable' }, 'en');
    await page.route(down, (route) =>
      route.fulfill({ status: 503, headers: { 'retry-after': '0', 'x-request-id': 'r-1' }, body }),
    );
    await fillIn(page, typed);
    await save(page);
    const alert = page.locator('.failure:visible');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/cannot check your entries at the moment.*Request r-1/);
    await page.unroute(down);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The address is saved.').waitFor();
    expect(await page.locator('.failure:visible').count()).toBe(0);
  });

  it('says that the service cannot be reached', async () => {
    const page = await open(shop.url);
    await page.context().setOffline(true);
    await save(page);
    await page.locator('.failure:visible').waitFor();
    expect(await page.locator('.failure:visible').textContent()).toContain('cannot be reached');
  });

  it('shows each request and its answer, but never a whole token', async () => {
    const page = await open(shop.url);
    await useExample(page, 'A misspelt city');
    await save(page);
    await page.getByRole('button', { name: 'Edit address' }).click();
    await page.getByRole('button', { name: /^Requests/ }).click();
    const newest = page.locator('.exchanges li').first();
    await newest.locator('summary').click();
    const text = await newest.textContent();
    expect(text).toMatch(/POST \/v1\/shopping\/checkout\/verify\/address\.json 200 · \d+ ms/);
    expect(text).toMatch(/authorization: Bearer eyJ.{5}…/);
    expect(text).toContain('"City": "Freemont"');
    expect(text).toContain('"error": "ErrorSuggestedFix"');
    const all = await page.locator('.exchanges').textContent();
    expect(all).toContain('/demo/token');
    expect(all).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
  });

  it('gets another token when the service refuses one, and the buyer notices nothing', async () => {
    const page = await open(shop.url);
    const refuseOnce = async (route: Route) => {
      const headers = { ...route.request().headers(), authorization: 'Bearer a.b.c' };
      await route.continue({ headers });
    };
    await page.route(`**${addressPath}`, refuseOnce, { times: 1 });
    await save(page);
    await page.getByText('The address is saved.').waitFor();
    const rows = await page.locator('.exchanges summary').allTextContents();
    expect(rows.slice(0, 4).map((row) => row.replace(/ ·.*/, ''))).toEqual([
      `GET ${addressPath} 200`,
      `POST ${addressPath} 200`,
      'POST /demo/token 200',
      `POST ${addressPath} 401`,
    ]);
  });
});
