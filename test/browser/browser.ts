import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { skipUnless } from '../support/skip-unless.ts';

/** The first of them draws no window, which saves a quarter of what a page costs. */
const usual = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);
const executablePath = [process.env.BROWSER_PATH ?? '', ...usual].find((path) => existsSync(path));
if (executablePath === undefined && process.env.REQUIRE_BROWSER === '1')
  throw new Error('REQUIRE_BROWSER is set and no Chromium is found.');

/** What Playwright switches off. It must stand here again, since our list replaces Playwright's. */
const offForPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * In each new window Chromium prepares pages of its address bar, and a process for the next page. No test
 * uses them, and they take more of the processor than the page under test.
 */
const prepared = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Pages of other origins that a test answers for count as public, and could not call this machine. */
const guarded = ['LocalNetworkAccessChecks'];

/** For root and for containers, and without requests to the network. */
const args = [
  `--disable-features=${[...offForPlaywright, ...prepared, ...guarded].join()}`,
  '--no-sandbox',
  '--disable-gpu',
  // The processor draws pictures anyway, and a further process only makes that slower.
  '--in-process-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

export type OpenPage = (url: string, options?: BrowserContextOptions) => Promise<Page>;

let launched: Promise<Browser> | undefined;

/** The browser of all suites in this process. It ends with the process. */
function sharedBrowser(): Promise<Browser> {
  // A handler of signals would keep a stopped process waiting. The browser ends with its process anyway.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  launched ??= chromium.launch({ ...(executablePath && { executablePath }), args, ...signals });
  return launched;
}

/**
 * Runs a suite in the browser, or skips it without one. Each test is a new visitor: `open` goes to a page of
 * the demo, and `visit` returns the browser's page for other addresses.
 */
export function describeBrowser(
  title: string,
  suite: (open: OpenPage, visit: () => Promise<Page>) => void,
): void {
  const found = executablePath !== undefined;
  describe(title, skipUnless(found, 'install Chromium, or name one in BROWSER_PATH'), () => {
    let browser: Browser;
    let shared: Page;
    beforeAll(async () => {
      browser = await sharedBrowser();
      shared = await newPage(browser);
    });
    afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));
    const visit = async (options?: BrowserContextOptions) => {
      const page = options === undefined ? shared : await newPage(browser, options);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1200, height: 860 });
      watchFaults(page);
      return page;
    };
    const open: OpenPage = async (url, options) => {
      const page = await visit(options);
      await load(page, url);
      await settled(page);
      return page;
    };
    suite(open, visit);
  });
}

/** Opens a page. It takes three times as long as another visit on an open page. */
async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  return page;
}

/** Loads a page anew, also where only the part after the `#` is another one. */
async function load(page: Page, url: string): Promise<void> {
  const [before] = page.url().split('#');
  await page.goto(url);
  if (url.includes('#') && url.startsWith(`${before}#`)) await page.reload();
}

/** Fails the test if a script of the page throws, or if the page does what its policy forbids. */
function watchFaults(page: Page): void {
  const faults: string[] = [];
  const onError = ({ message }: Error) => void faults.push(message);
  const onConsole = (message: ConsoleMessage) => {
    if (/Content Security Policy|TrustedTypes/i.test(message.text())) faults.push(message.text());
  };
  page.on('pageerror', onError).on('console', onConsole);
  onTestFinished(async () => {
    page.off('pageerror', onError).off('console', onConsole);
    await page.unrouteAll({ behavior: 'wait' });
    await page.context().setOffline(false);
    // The next test loads over this page. For an empty page between them, Chromium would start a process.
    await page.evaluate('window.stop(); sessionStorage.clear(); localStorage.clear()');
    expect(faults).toEqual([]);
  });
}

/** Waits until the page has loaded what it asked for. */
export async function settled(page: Page): Promise<void> {
  await page.locator('body:not([aria-busy=true])').waitFor();
}

/** `npm run screenshots` sets EVERY_VIEW=1. */
export const wantsPictures = process.env.EVERY_VIEW === '1';

const shots = join(import.meta.dirname, 'shots');
if (wantsPictures) mkdirSync(shots, { recursive: true });

/** If pictures are wanted, takes one of what is in view, into a folder that Git ignores. */
export async function takeShot(page: Page, name: string): Promise<void> {
  if (!wantsPictures) return;
  await page.screenshot({ path: join(shots, `${name}.png`) });
}
