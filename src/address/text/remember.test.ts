import fc from 'fast-check';
import { expect, it } from 'vitest';
import { remember, rememberBy } from './remember.ts';

/** Remembers so many texts, and lists those that it had to read. */
function remembering(most: number) {
  const read: string[] = [];
  const answer = remember((text) => {
    read.push(text);
    return text === '' ? undefined : text.length;
  }, most);
  return { answer, read };
}

it('reads no text again that is among the latest, and answers as if it read each', () => {
  const texts = fc.array(fc.constantFrom('', 'a', 'bb', 'ccc', 'dddd', 'eeeee'), { maxLength: 40 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 4 }), (asked, most) => {
      const { answer, read } = remembering(most);
      asked.forEach((text, at) => {
        const before = read.length;
        expect(answer(text)).toBe(text === '' ? undefined : text.length);
        const last = asked.slice(0, at).lastIndexOf(text);
        if (last >= 0 && new Set(asked.slice(last, at)).size <= most) expect(read).toHaveLength(before);
      });
    }),
  );
});

it('forgets a text when twice as many others came', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (most) => {
      const { answer, read } = remembering(most);
      answer('first');
      for (let at = 0; at < 2 * most; at++) answer(`${at}`);
      answer('first');
      expect(read.filter((text) => text === 'first')).toHaveLength(2);
    }),
  );
});

it('reads a text once for each owner', () => {
  const read: string[] = [];
  const answer = rememberBy((text, { name }: { name: string }) => {
    read.push(name + text);
    return name + text;
  });
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  expect(['a', 'a'].flatMap((text) => [answer(text, one), answer(text, other)])).toEqual([
    'onea',
    'othera',
    'onea',
    'othera',
  ]);
  expect(read).toEqual(['onea', 'othera']);
});
