import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeBrowser, takeShot } from './browser.ts';
import { change, describedBy, fillIn, focused, save, useShop } from './shop.ts';

const street = {
  success: true,
  error: null,
  completions: [
    {
      kind: 'street',
      address: { AddressPrimary: 'Stevenson Pl', City: 'Fremont', Province: 'CA', PostalCode: '94539' },
      matched: [],
    },
  ],
};

const line = '39520 Stevenson Pl';
const address = { AddressPrimary: line, City: 'Fremont', Province: 'CA', PostalCode: '94539' };
const building = {
  success: true,
  error: null,
  completions: [{ kind: 'address', address, matched: [], lacksUnit: true }],
};

const shop = useShop();

describeBrowser('remarks below a field', (open) => {
  /** Writes into a field and leaves it. */
  async function leave(page: Page, name: string, text: string): Promise<void> {
    await fillIn(page, { [name]: text });
    await page.locator('[name=City]').focus();
  }

  /** What is remarked on now is remarked on after whatever was there to remark on before. */
  async function onlyRemarkOnEmail(page: Page): Promise<void> {
    await leave(page, 'Email', 'jo@gmial.com');
    await page.locator('.remark', { hasText: 'jo@gmail.com' }).waitFor();
    expect(await page.locator('.remark').count()).toBe(1);
  }

  const withStreet = async () => {
    const page = await open(shop.url);
    await page.route('**/address-completions.json', (route) => route.fulfill({ json: street }));
    return page;
  };

  it('are not made of what is fine, and of what no street is known for', async () => {
    const page = await withStreet();
    await leave(page, 'Email', 'jo@gmail.com');
    await leave(page, 'AddressPrimary', '39500 Stevenson Pl');
    await leave(page, 'AddressPrimary', 'Chapel House');
    await onlyRemarkOnEmail(page);
  });

  it('offer the domain that was meant, mark nothing as wrong, and go when it is taken', async () => {
    const page = await open(shop.url);
    await leave(page, 'Email', 'jo@gmial.com');
    await page.getByText('Did you mean jo@gmail.com?').first().waitFor();
    expect(await describedBy(page, 'Email')).toContain('Did you mean jo@gmail.com?');
    expect(await page.locator('[name=Email]').getAttribute('aria-invalid')).toBeNull();
    const spoken = page.locator('.step:visible .spoken[role=status]');
    await expect.poll(() => spoken.textContent()).toBe('Did you mean jo@gmail.com?');
    await takeShot(page, 'remark-email');
    await page.getByRole('button', { name: 'jo@gmail.com', exact: true }).click();
    expect(await page.locator('[name=Email]').inputValue()).toBe('jo@gmail.com');
    expect(await focused(page)).toBe('Email');
    expect(await page.locator('.remark').count()).toBe(0);
  });

  it('keep nobody from sending the form as it is', async () => {
    const page = await open(shop.url);
    await leave(page, 'Email', 'jo@gmial.com');
    await page.locator('.remark').waitFor();
    await save(page);
    await page.getByText('The address is saved.').waitFor();
    await change(page);
    expect(await page.locator('[name=Email]').inputValue()).toBe('jo@gmial.com');
  });

  it('say that a known street lacks its number, and are not repeated once waved aside', async () => {
    const page = await withStreet();
    await leave(page, 'AddressPrimary', 'stevenson pl.');
    await page.getByText('The street number seems to be missing.').first().waitFor();
    expect(await describedBy(page, 'AddressPrimary')).toContain('seems to be missing');
    await takeShot(page, 'remark-number');
    await page.getByRole('button', { name: 'Leave it as it is' }).click();
    expect(await focused(page)).toBe('AddressPrimary');
    expect(await page.locator('.remark').count()).toBe(0);
    await leave(page, 'AddressPrimary', 'Stevenson');
    await leave(page, 'AddressPrimary', 'stevenson pl.');
    await onlyRemarkOnEmail(page);
  });

  const withBuilding = async () => {
    const page = await open(shop.url);
    await page.route('**/address-completions.json', (route) => route.fulfill({ json: building }));
    return page;
  };
  const unit = 'The apartment or unit number seems to be missing.';

  it('say that a building has units and none is named, until one is, and stand in nobody’s way', async () => {
    const page = await withBuilding();
    await fillIn(page, { AddressSecondary: '' });
    await leave(page, 'AddressPrimary', line);
    await page.getByText(unit).first().waitFor();
    expect(await describedBy(page, 'AddressSecondary')).toContain(unit);
    expect(await page.locator('[name=AddressSecondary]').getAttribute('aria-invalid')).toBeNull();
    await takeShot(page, 'remark-unit');
    await fillIn(page, { AddressSecondary: 'Apt 4' });
    expect(await page.locator('.remark').count()).toBe(0);
    await fillIn(page, { AddressSecondary: '' });
    await leave(page, 'AddressPrimary', `${line}.`);
    await page.locator('.remark').waitFor();
    await save(page);
    await page.getByText('The address is saved.').waitFor();
  });

  it('wait for whoever goes on to the field of the unit, and are not repeated once waved aside', async () => {
    const page = await withBuilding();
    await fillIn(page, { AddressSecondary: '', AddressPrimary: line });
    await page.locator('[name=AddressSecondary]').focus();
    await leave(page, 'Email', 'jo@gmail.com');
    await page.getByText(unit).first().waitFor();
    await page.getByRole('button', { name: 'Leave it as it is' }).click();
    expect(await focused(page)).toBe('AddressSecondary');
    await leave(page, 'AddressPrimary', '1 Elm St');
    await leave(page, 'AddressPrimary', line);
    await onlyRemarkOnEmail(page);
  });

  it('are not made of a unit that is there', async () => {
    const page = await withBuilding();
    await fillIn(page, { AddressSecondary: 'Ste 204' });
    await leave(page, 'AddressPrimary', line);
    await onlyRemarkOnEmail(page);
  });
});

describeBrowser('what was saved', (open) => {
  it('stands in place of the form, marked if it was kept against a doubt', async () => {
    const page = await open(shop.url);
    await fillIn(page, { City: 'Freemont' });
    await save(page);
    await page.getByRole('button', { name: 'Keep my address' }).click();
    const receipt = page.locator('.receipt');
    await receipt.waitFor();
    expect(await receipt.innerText()).toContain('Freemont, CA 94539');
    expect(await receipt.innerText()).toContain('Kept as you entered it.');
    expect(await page.locator('checkout-address [name=City]').isVisible()).toBe(false);
    await change(page);
    await fillIn(page, { City: 'Fremont' });
    await save(page);
    await receipt.waitFor();
    expect(await receipt.innerText()).not.toContain('Kept as you entered it.');
  });

  it('takes the focus from the button that sent the form, and no values from the page', async () => {
    const page = await open(shop.url);
    await save(page);
    await page.locator('.receipt').waitFor();
    expect(await focused(page, 'className')).toContain('receipt');
    const values = await page.evaluate('document.querySelector("checkout-address").values');
    expect(values).toMatchObject({ City: 'Fremont' });
  });

  it('gives way to the form when the page fills it in', async () => {
    const page = await open(shop.url);
    await save(page);
    await page.locator('.receipt').waitFor();
    await page.getByRole('button', { name: 'A misspelt city' }).click();
    await page.locator('.receipt').waitFor({ state: 'hidden' });
    expect(await page.locator('checkout-address [name=City]').inputValue()).toBe('Freemont');
  });

  it('says to choose what a list offers', async () => {
    const page = await open(shop.url);
    await fillIn(page, { Province: '', PostalCode: '', City: '' });
    await save(page);
    await page.getByText('Choose the state.').first().waitFor();
  });

  it('on a phone, folds the third line away until it is wanted or holds something', async () => {
    const page = await open(shop.url);
    await page.setViewportSize({ width: 390, height: 844 });
    const third = page.locator('checkout-address [name=AddressTertiary]');
    expect(await third.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Add a line' }).click();
    expect(await focused(page)).toBe('AddressTertiary');
    await page.reload();
    await page.locator('checkout-address [name=City]').waitFor();
    await page.evaluate('document.querySelector("checkout-address").fill({ AddressTertiary: "Rear" })');
    expect(await third.isVisible()).toBe(true);
  });
});
