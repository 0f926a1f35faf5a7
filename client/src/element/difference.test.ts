import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, type Stretch } from './difference.ts';

const textOf = (stretches: readonly Stretch[]) =>
  stretches.flatMap(({ parts }) => parts.map(({ text }) => text)).join('');

/** The text with what changed in brackets: words in [], letters of them in (). */
const marked = (stretches: readonly Stretch[]) =>
  stretches
    .map(({ isChanged, parts }) => {
      const inner = parts.map((part) => (part.isChanged ? `(${part.text})` : part.text)).join('');
      return isChanged ? `[${inner}]` : inner;
    })
    .join('');

describe('the difference between what was typed and what is suggested', () => {
  it.each([
    ['Freemont', 'Fremont', '[Fre(e)mont]', '[Fremont]'],
    ['New Yrok', 'New York', 'New [Y(ro)k]', 'New [Y(or)k]'],
    ['12 Main St', '12 Main Ave', '12 Main [(St)]', '12 Main [(Ave)]'],
    ['Main St', '12 Main St', 'Main St', '[(12)][( )]Main St'],
    ['94539', '94538', '[9453(9)]', '[9453(8)]'],
    ['', 'Apt 4', '', '[(Apt)][( )][(4)]'],
    ['Köln', 'Köln', 'Köln', 'Köln'],
  ])('%j and %j', (before, after, left, right) => {
    const difference = differenceOf(before, after);
    expect([marked(difference.before), marked(difference.after)]).toEqual([left, right]);
  });

  const line = fc.array(fc.constantFrom('Main', 'Mian', 'St', '12', ' ', 'Ä', '😀'), { maxLength: 8 });
  const lines = line.map((words) => words.join(''));

  it('loses nothing of either text', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const difference = differenceOf(before, after);
        expect([textOf(difference.before), textOf(difference.after)]).toEqual([before, after]);
      }),
    );
  });

  it('marks something exactly where the texts differ', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const { before: left, after: right } = differenceOf(before, after);
        expect([...left, ...right].some(({ isChanged }) => isChanged)).toBe(before !== after);
      }),
    );
  });
});
