import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsOf } from './axe.ts';
import { describeBrowser, takeShot, wantsPictures } from './browser.ts';
import { change, fillIn, focused, goOn, save, summaryOf, useExample, useShop } from './shop.ts';

const desktop = { width: 1200, height: 860 };
const phone = { width: 390, height: 844 };

/** Each theme and each width once: nothing on the page depends on both together. */
const usualViews = [
  { name: 'desktop-light', colorScheme: 'light', viewport: desktop },
  { name: 'phone-dark', colorScheme: 'dark', viewport: phone },
] as const;

/** EVERY_VIEW=1, which `npm run screenshots` sets, adds the other combinations of theme and width. */
const otherViews = [
  { name: 'desktop-dark', colorScheme: 'dark', viewport: desktop },
  { name: 'phone-light', colorScheme: 'light', viewport: phone },
] as const;
const views = wantsPictures ? [...usualViews, ...otherViews] : usualViews;

const isTooWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

describeBrowser('everybody can use the demo', (open) => {
  const shop = useShop();

  const useAndSend = async (page: Page, example: string) => {
    await useExample(page, example);
    await save(page);
  };
  const empty = (page: Page) => page.evaluate('document.querySelector("checkout-address").fill({})');
  const editAgain = (page: Page) => page.getByRole('button', { name: 'Edit address' }).click();

  /**
   * The states of a step, each reached from the one before: to load the page and axe anew takes longer than
   * to look at a state.
   */
  const journeys: Readonly<Record<string, Readonly<Record<string, (page: Page) => Promise<unknown>>>>> = {
    '': {
      address: async () => undefined,
      remark: async (page) => {
        await fillIn(page, { Email: 'jo@gmial.com' });
        await page.locator('[name=City]').focus();
        await page.locator('.remark').waitFor();
      },
      suggestion: async (page) => {
        await useAndSend(page, 'A misspelt city');
        await page.getByRole('dialog').waitFor();
      },
      pasted: async (page) => {
        await editAgain(page);
        await empty(page);
        await fillIn(page, { Email: 'jo@example.com', Name: 'Jo Sample' });
        await fillIn(page, { AddressPrimary: '39500 Stevenson Pl, Fremont, CA 94539' });
        await save(page);
        await page.getByRole('dialog').waitFor();
      },
      completions: async (page) => {
        await editAgain(page);
        await empty(page);
        await page.locator('checkout-address [name=AddressPrimary]').pressSequentially('bakersf');
        await page.locator('li[role=option]').first().waitFor();
        // The whole list is in the picture.
        await page.evaluate('scrollTo({ top: 360, behavior: "instant" })');
      },
      problems: async (page) => {
        await useAndSend(page, 'Several mistakes');
        await summaryOf(page).waitFor();
      },
      doubt: async (page) => {
        await useExample(page, 'Nothing wrong');
        await fillIn(page, { PostalCode: '012345' });
        await save(page);
        await page.getByRole('button', { name: 'Use my address anyway' }).waitFor();
      },
      saved: async (page) => {
        await useAndSend(page, 'Nothing wrong');
        await page.getByText('The address is saved.').waitFor();
      },
      kept: async (page) => {
        await change(page);
        await fillIn(page, { City: 'Freemont' });
        await save(page);
        await page.getByRole('button', { name: 'Keep my address' }).click();
        await page.getByText('Kept as you entered it.').waitFor();
      },
      failure: async (page) => {
        await change(page);
        await page.context().setOffline(true);
        await save(page);
        await page.locator('.failure:visible').waitFor();
      },
    },
    '#application': {
      application: async () => undefined,
      'taken-name': async (page) => {
        await useAndSend(page, 'Several mistakes');
        await page.locator('.extra .chip').first().waitFor();
      },
      requests: async (page) => {
        await page.getByRole('button', { name: /^Requests/ }).click();
        await page.locator('.exchanges summary').first().click();
      },
      done: async (page) => {
        await page.keyboard.press('Escape');
        await useAndSend(page, 'Nothing wrong');
        await goOn(page, 'Where should we send it?');
        await save(page);
        await goOn(page, 'That is all');
      },
    },
  };

  it.each(Object.entries(journeys))(
    'in each state of the step "%s", in both themes and at both widths',
    async (step, states) => {
      const page = await open(`${shop.url}${step}`);
      for (const [name, reach] of Object.entries(states)) {
        await page.setViewportSize(desktop);
        await reach(page);
        for (const { name: view, colorScheme, viewport } of views) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(viewport);
          expect([name, view, await violationsOf(page)]).toEqual([name, view, []]);
          expect([name, view, await page.evaluate(isTooWide)]).toEqual([name, view, false]);
          await takeShot(page, `${name}-${view}`);
        }
      }
    },
  );

  it('with the keyboard alone: an address from the first key to the saved suggestion', async () => {
    const page = await open(shop.url);
    const { keyboard } = page;
    const focusedOne = async () => (await focused(page, 'id')) || focused(page, 'textContent');
    const tabTo = async (wanted: string) => {
      for (let presses = 0; presses < 40 && (await focusedOne()) !== wanted; presses += 1)
        await keyboard.press('Tab');
      expect(await focusedOne()).toBe(wanted);
    };
    await keyboard.press('Tab');
    expect(await focusedOne()).toBe('Skip to the form');
    await keyboard.press('Enter');
    await tabTo('address-City');
    await keyboard.press('Control+A');
    await keyboard.type('Freemont');
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await focusedOne()).toBe('Use suggested address');
    for (let presses = 0; presses < 8; presses += 1) {
      await keyboard.press('Tab');
      expect(['BODY', 'DIALOG']).toContain(await focused(page, 'closest("dialog, body")?.tagName'));
    }
    await tabTo('Use suggested address');
    await keyboard.press('Enter');
    await page.getByText('The address is saved.').waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it('with the keyboard alone: from a summary of problems to each field', async () => {
    const page = await open(`${shop.url}#application`);
    await page.locator('[name=FirstName]').focus();
    await page.keyboard.press('Enter');
    await summaryOf(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('DateOfBirth');
  });

  it('with text twice as large, and nothing cut off', async () => {
    const page = await open(shop.url);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate('document.documentElement.style.fontSize = "200%"');
    await fillIn(page, { City: 'Freemont', PostalCode: '94539' });
    await save(page);
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(isTooWide)).toBe(false);
  });

  it('with a check that finds faint text, whatever looked alike before', async () => {
    const page = await open(`${new URL(shop.url).origin}/openapi.json`);
    await page.setContent(
      `<html lang="en"><title>Text</title><main><h1>Text</h1>${'<p>Fine</p>'.repeat(3)}
        <div>On a dark ground</div><p id="over">Over it</p><p id="faint">Faint</p></main>`,
    );
    // What the server's policy forbids in markup, a script may do.
    await page.evaluate(`(() => {
      document.querySelector('div').style.cssText = 'background: #333; color: #fff; height: 9em';
      document.getElementById('over').style.cssText = 'position: relative; top: -5em; margin: 0';
      document.getElementById('faint').style.cssText = 'color: #bbb';
    })()`);
    const expected = ['color-contrast: #faint', 'color-contrast: #over'];
    expect((await violationsOf(page)).toSorted()).toEqual(expected);
    expect((await violationsOf(page)).toSorted()).toEqual(expected);
  });
});
