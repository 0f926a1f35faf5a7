import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Most of a check of contrast is reading colours, and a page has few. */
const readColoursOnce = `(() => {
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      const { r, g, b, alpha } = parseString.call(this, text);
      known.set(text, { r, g, b, alpha });
    }
    return Object.assign(this, known.get(text));
  };
})()`;

/**
 * Checks a page, or the part that the selector names, by WCAG 2.2 up to AA and axe's own advice. Returns each
 * violation and where it is.
 */
export async function violationsOf(page: Page, part = ':root'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${axe};${readColoursOnce}`);
  return page.evaluate(`axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] }).then(
    ({ violations }) => violations.flatMap(
      ({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`);
}
