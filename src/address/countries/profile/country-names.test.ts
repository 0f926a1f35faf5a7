import { expect, it } from 'vitest';
import { countryOf } from '../index.ts';
import { namesCountry } from './country-names.ts';

it.each([
  ['US', ['us', 'USA', 'U.S.A.', 'United States', 'united states of america', ' US ']],
  ['GB', ['GB', 'UK', 'U.K.', 'United Kingdom', 'Great Britain', 'England', 'Scotland', 'wales']],
  ['GB', ['Northern Ireland']],
  ['DE', ['DE', 'Germany', 'Deutschland', 'DEUTSCHLAND', 'Allemagne', 'Duitsland', 'ドイツ']],
  ['JP', ['日本', 'Japan']],
  ['CZ', ['Česko', 'Česká republika', 'Czech Republic', 'The Czech Republic']],
  ['ZA', ['South Africa', 'Republic of South Africa', 'RSA']],
  ['PH', ['The Philippines', 'Republic of the Philippines']],
  ['SI', ['Republika Slovenija', 'Slovenia']],
  ['TT', ['Trinidad & Tobago', 'Trinidad and Tobago']],
  ['CI', ['Côte d’Ivoire', "Cote d'Ivoire", 'Ivory Coast']],
  ['TW', ['Taiwan R.O.C.', 'Republic of China']],
  ['PR', ['Puerto Rico', 'USA']],
])('%s is named by %j', (country, texts) => {
  expect(texts.filter((text) => !namesCountry(text, countryOf(country)))).toEqual([]);
});

it.each([
  ['US', ['', 'UK', 'CA', 'America', 'USAF', 'Deutschland']],
  ['CN', ['Republic of China', 'Taiwan']],
  ['DE', ['US', 'England', 'Deutsch', 'Deutsche']],
])('%s is not named by %j', (country, texts) => {
  expect(texts.filter((text) => namesCountry(text, countryOf(country)))).toEqual([]);
});
