import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks a page by the rules of WCAG 2.2 up to AA and axe's own advice. Returns each violation and where it
 * is.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  return page.evaluate(`axe.run().then(({ violations }) => violations.flatMap(
    ({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`);
}
