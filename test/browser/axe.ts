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
 * Text that looks as other text does, down to the page behind it, has the same contrast. So a contrast that
 * is enough is worked out once for each look. What is positioned may lie over anything, and is always looked
 * at.
 */
const judgeLooksOnce = `(() => {
  const properties = ['color', 'backgroundColor', 'backgroundImage', 'opacity', 'fontSize', 'fontWeight',
    'textShadow', 'textTransform', 'mixBlendMode', 'filter'];
  const inFlow = { position: 'static', float: 'none', transform: 'none', translate: 'none', zIndex: 'auto' };
  const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  const check = axe._audit.checks['color-contrast'];
  const { matches } = rule;
  const { evaluate } = check;
  const [numbers, enough] = [new Map(), new Set()];
  let looks;
  const numberOf = (text) => numbers.get(text) ?? numbers.set(text, numbers.size + 1).get(text);
  const lookOf = (element) => {
    if (!(element instanceof Element)) return 0;
    if (!looks.has(element)) looks.set(element, readLook(element));
    return looks.get(element);
  };
  const readLook = (element) => {
    const behind = lookOf(element.assignedSlot ?? element.parentNode?.host ?? element.parentNode);
    const style = getComputedStyle(element);
    const isInFlow = Object.entries(inFlow).every(([name, usual]) => style[name] === usual);
    if (behind === undefined || !isInFlow || parseFloat(style.marginTop) < 0) return undefined;
    return numberOf([behind, ...properties.map((name) => style[name])].join());
  };
  axe.lookAnew = () => {
    looks = new Map();
  };
  rule.matches = function (element, ...more) {
    return !enough.has(lookOf(element)) && matches.call(this, element, ...more);
  };
  check.evaluate = function (element, ...more) {
    const look = lookOf(element);
    if (enough.has(look)) return true;
    const isEnough = evaluate.call(this, element, ...more);
    if (isEnough === true && look !== undefined) enough.add(look);
    return isEnough;
  };
})()`;

/**
 * Checks a page, or the part that the selector names, by WCAG 2.2 up to AA and axe's own advice. Returns each
 * violation and where it is.
 */
export async function violationsOf(page: Page, part = ':root'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window')))
    await page.evaluate(`${axe};${readColoursOnce};${judgeLooksOnce}`);
  const options = JSON.stringify({ resultTypes: ['violations'] });
  return page.evaluate(`axe.lookAnew(); axe.run(${JSON.stringify(part)}, ${options}).then(
    ({ violations }) => violations.flatMap(
      ({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`);
}
