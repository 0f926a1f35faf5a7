import { expect, it } from 'vitest';
import { loadWords } from '../demo/words.ts';
import { formatIn } from './format.ts';

it('markets stand in the order of their names, in the language of the page', async () => {
  const inOrder = async (language: 'en' | 'de') => {
    const { byName } = formatIn(language, await loadWords(language));
    return ['AE', 'AT', 'DE', 'US'].sort(byName);
  };
  expect(await inOrder('en')).toEqual(['AT', 'DE', 'AE', 'US']);
  expect(await inOrder('de')).toEqual(['DE', 'AT', 'AE', 'US']);
});
