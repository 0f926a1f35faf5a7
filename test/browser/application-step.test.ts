import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeBrowser, settled } from './browser.ts';
import {
  describedBy,
  fillIn,
  focused,
  goOn,
  save,
  savedText,
  summaryText,
  useExample,
  useShop,
} from './shop.ts';

const applicant = {
  FirstName: 'Ann',
  LastName: 'Sample',
  DateOfBirth: '07/23/1985',
  EMail: 'ann@example.com',
  PhoneHome: '(510)555-0100',
  Pin: '4821',
  SiteUrl: 'AnnSample',
};

describeBrowser('the application step in a browser', (open) => {
  const shop = useShop();
  const openStep = () => open(`${shop.url}#application`);

  async function submit(changes: Readonly<Record<string, string>> = {}): Promise<Page> {
    const page = await openStep();
    await fillIn(page, { ...applicant, ...changes });
    await save(page);
    return page;
  }

  it('stores a valid application and reads it back, without secrets', async () => {
    const page = await submit();
    await page.getByText('The application is complete.').waitFor();
    const text = await savedText(page);
    expect(text).toContain('ann@example.com');
    expect(text).not.toContain('4821');
    await page.reload();
    await settled(page);
    expect(await savedText(page)).toContain('AnnSample');
  });

  it('shows all problems at once, each at its field', async () => {
    const page = await submit({ FirstName: '', DateOfBirth: '02/30/1990', Pin: '12a4' });
    await expect.poll(() => summaryText(page)).toHaveLength(3);
    expect(await describedBy(page, 'DateOfBirth')).toContain('a real date');
    expect(await describedBy(page, 'FirstName')).toContain('Enter the first name.');
    expect(await describedBy(page, 'Pin')).toContain('exactly 4 digits');
    expect(await describedBy(page, 'LastName')).not.toContain('LastName');
  });

  it('offers free names in place of a taken one, as buttons', async () => {
    const page = await submit({ SiteUrl: 'sampletaken' });
    const offered = page.getByRole('group', { name: 'Free at the moment' }).getByRole('button');
    await offered.first().waitFor();
    expect(await offered.count()).toBe(3);
    const name = (await offered.first().textContent()) ?? '';
    expect(await describedBy(page, 'SiteUrl')).not.toContain(name);
    await offered.first().click();
    expect(await page.locator('[name=SiteUrl]').inputValue()).toBe(name);
    expect(await focused(page)).toBe('SiteUrl');
    await save(page);
    await page.getByText('The application is complete.').waitFor();
    expect(await savedText(page)).toContain(name);
  });

  it('offers a name without the characters that a site name cannot have', async () => {
    const page = await submit({ SiteUrl: 'ann-sample' });
    await page.getByRole('button', { name: 'annsample', exact: true }).click();
    expect(await page.locator('[name=SiteUrl]').inputValue()).toBe('annsample');
  });

  it('writes dates as the market does, and sends them as the API does', async () => {
    const page = await open(shop.url);
    await page.locator('[name=Country]').selectOption('DE');
    await goOn(page, 'Become a distributor', 'Distributor application');
    await fillIn(page, { ...applicant, PhoneHome: '030 901820', DateOfBirth: '23.7.1985' });
    expect(await describedBy(page, 'DateOfBirth')).toContain('23.07.1985');
    const sent = page.waitForRequest((request) => request.postData()?.includes('PhoneHome') === true);
    await save(page);
    expect((await sent).postDataJSON()).toMatchObject({ DateOfBirth: '07/23/1985' });
    await page.getByText('The application is complete.').waitFor();
    await page.reload();
    await settled(page);
    await expect.poll(() => page.locator('[name=DateOfBirth]').inputValue()).toBe('23.07.1985');
  });

  it('calls the tax number what it is in the market, and lets nothing save the PIN', async () => {
    const page = await openStep();
    expect(await page.getByLabel('Social Security number').count()).toBe(1);
    const attributes = async (name: string) => {
      const control = page.locator(`.step:visible [name=${name}]`);
      return [await control.getAttribute('autocomplete'), await control.getAttribute('inputmode')];
    };
    expect(await attributes('Pin')).toEqual(['off', 'numeric']);
    expect((await attributes('DateOfBirth'))[0]).toBe('bday');
  });

  it('shows the PIN only on request', async () => {
    const page = await openStep();
    await fillIn(page, { Pin: '4821' });
    const pin = page.locator('[name=Pin]');
    expect(await pin.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show PIN' }).click();
    expect(await pin.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide PIN' }).click();
    expect(await pin.getAttribute('type')).toBe('password');
  });

  it('leads to the step that is not complete, and to the end once both are', async () => {
    const page = await submit();
    await goOn(page, 'Where should we send it?');
    await save(page);
    await goOn(page, 'That is all');
    await goOn(page, 'Where should we send it?', 'Start over');
    await expect.poll(() => savedText(page)).toContain('From your profile');
  });

  it('shows the sign-up address as it is typed', async () => {
    const page = await openStep();
    await fillIn(page, { SiteUrl: 'Sunrise' });
    expect(await page.locator('output').textContent()).toContain('shop.example.com/Sunrise');
    await fillIn(page, { SiteUrl: 'sun rise' });
    expect(await page.locator('output').textContent()).toContain('shop.example.com/…');
  });

  it('shows, sends and judges a partner only for promoters', async () => {
    const page = await submit();
    await page.getByText('The application is complete.').waitFor();
    const partner = page.locator('[name=PartnerFirstName]');
    expect(await partner.isVisible()).toBe(false);
    await page.getByLabel('Sign up as a promoter').check();
    const mark = page.locator('label', { hasText: 'Partner’s last name' }).locator('.optional');
    expect(await mark.isVisible()).toBe(true);
    await partner.fill('Kim');
    expect(await mark.isVisible()).toBe(false);
    await save(page);
    await expect.poll(() => summaryText(page)).toHaveLength(1);
    expect(await describedBy(page, 'PartnerLastName')).toContain('Enter the partner’s last name too');
    await page.getByLabel('Sign up as a promoter').uncheck();
    await save(page);
    await expect.poll(() => page.locator('.step:visible .summary').isVisible()).toBe(false);
    expect(await savedText(page)).not.toContain('Kim');
  });

  it('opens the partner’s fields when an example fills them in', async () => {
    const page = await openStep();
    await useExample(page, 'Several mistakes');
    expect(await page.locator('[name=PartnerFirstName]').inputValue()).toBe('Kim');
    expect(await page.locator('[name=PartnerFirstName]').isVisible()).toBe(true);
  });
});
