import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { readSettings } from '../../src/config/settings.ts';
import { type Service, startService } from '../../src/wiring.ts';
import { fillAsUsed } from '../support/used-folder.ts';

/** An operator's rules: no post-office boxes, and no shipping to Alaska. */
const rules = { US: { postOfficeBoxes: 'refused', provincesNotServed: ['AK'] } };

export interface Shop {
  /** The address of the demo. It is known once a test runs. */
  readonly url: string;
}

/** Runs the service for a suite, with the demo, an embedded store that holds the sample, and these rules. */
export function useShop(environment: Readonly<Record<string, string>> = {}): Shop {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-verification-'));
  const marketsFile = join(folder, 'markets.json');
  let service: Service;
  beforeAll(async () => {
    await fillAsUsed(folder);
    writeFileSync(marketsFile, JSON.stringify(rules));
    const settings = readSettings({
      DATA_DIR: folder,
      PORT: '0',
      EMBEDDED_SYNC: 'false',
      MARKETS_FILE: marketsFile,
      DEMO: 'true',
      // A suite loads more pages in a second than one visitor does.
      RATE_LIMIT_PUBLIC: '0',
      ...environment,
    });
    service = await startService(settings, pino({ level: 'silent' }));
  }, 120_000);
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get url() {
      return `${service.ready.address}/demo`;
    },
  };
}

/** Fills fields in by their wire names, but for those that hold the value already. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const controls = await page
    .locator('.step:visible [name]')
    .evaluateAll((elements) =>
      elements.map((element) => ['name', 'value', 'tagName'].map((each) => Reflect.get(element, each))),
    );
  const found = new Map(controls.map(([name, held, tag]) => [name, { held, tag }]));
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`.step:visible [name="${name}"]`);
    const { held, tag } = found.get(name) ?? {};
    if (held === value) continue;
    if (tag === 'SELECT') await control.selectOption(value);
    else await fillText(control, value);
  }
}

/** Fills in a field, also if it is folded away. */
async function fillText(control: Locator, value: string): Promise<void> {
  if (!(await control.isVisible()))
    await control.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await control.fill(value);
}

export async function useExample(page: Page, title: string): Promise<void> {
  await page.locator('.step:visible').getByRole('button', { name: title }).click();
}

/** Sends the form of the step that is shown. */
export async function save(page: Page): Promise<void> {
  await page.locator('.step:visible .actions button').click();
}

/** Opens the form again after the address was saved. */
export async function change(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change', exact: true }).click();
}

/** Follows a link to another step, and waits until that step is shown. */
export async function goOn(page: Page, heading: string, link = 'Continue'): Promise<void> {
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('heading', { name: heading }).waitFor();
}

/** The description of a field that a screen reader reads. */
export async function describedBy(page: Page, name: string): Promise<string> {
  const control = page.locator(`.step:visible [name="${name}"]`);
  const ids = (await control.getAttribute('aria-describedby')) ?? '';
  const texts = ids.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent());
  return (await Promise.all(texts)).join(' ');
}

export function summaryText(page: Page): Promise<string[]> {
  return page.locator('.step:visible .summary li').allTextContents();
}

export function savedText(page: Page): Promise<string> {
  return page.locator('.step:visible .saved').innerText();
}

export function summaryOf(page: Page): Locator {
  return page.locator('.step:visible .summary');
}

/** The focused element, also inside the address element. */
const focusedElement = `(() => {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
})()`;

export function focused(page: Page, property = 'name'): Promise<string> {
  return page.evaluate<string>(`${focusedElement}.${property}`);
}
