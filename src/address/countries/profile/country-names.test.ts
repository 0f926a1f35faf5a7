import { expect, it } from 'vitest';
import { countryOf } from '../index.ts';
import { namesCountry } from './country-names.ts';

it.each([
  ['US', ['us', 'USA', 'U.S.A.', 'United States', 'united states of america', ' US ']],
  ['GB', ['GB', 'UK', 'U.K.', 'United Kingdom', 'Great Britain', 'England', 'Scotland', 'wales']],
  ['GB', ['Northern Ireland']],
  ['DE', ['DE', 'Germany', 'Deutschland', 'DEUTSCHLAND', 'Allemagne', 'Duitsland', 'ドイツ']],
  ['JP', ['日本', 'Japan']],
])('%s is named by %j', (country, texts) => {
  expect(texts.filter((text) => !namesCountry(text, countryOf(country)))).toEqual([]);
});

it.each([
  ['US', ['', 'UK', 'CA', 'America', 'USAF', 'Deutschland']],
  ['DE', ['US', 'England', 'Deutsch', 'Deutsche']],
])('%s is not named by %j', (country, texts) => {
  expect(texts.filter((text) => namesCountry(text, countryOf(country)))).toEqual([]);
});
