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
  ['KZ', ['Қазақстан', 'Казахстан', 'Республика Казахстан']],
  ['UZ', ["O'zbekiston", 'Oʻzbekiston', 'Узбекистан', "O'zbekiston Respublikasi"]],
  ['AZ', ['Азербайджан', 'Azərbaycan Respublikası']],
  ['AM', ['Армения', 'Հայաստան']],
  ['GE', ['Грузия']],
  ['MD', ['Молдова', 'Republica Moldova', 'Moldova']],
  ['BY', ['Республика Беларусь', 'Рэспубліка Беларусь']],
  ['MK', ['Severna Makedonija', 'Република Северна Македонија', 'Maqedonia e Veriut']],
  ['TN', ['République Tunisienne']],
  ['EG', ['جمهورية مصر العربية']],
  ['JO', ['Hashemite Kingdom of Jordan']],
  ['GB', ['GBR', 'Cymru']],
  ['CA', ['CAN', ' CAN ']],
  ['PE', ['PER']],
])('%s is named by %j', (country, texts) => {
  expect(texts.filter((text) => !namesCountry(text, countryOf(country)))).toEqual([]);
});

it.each([
  ['US', ['', 'UK', 'CA', 'America', 'USAF', 'Deutschland']],
  ['CN', ['Republic of China', 'Taiwan']],
  ['DE', ['US', 'England', 'Deutsch', 'Deutsche', 'deu', 'DEUX', 'DNK']],
  ['CA', ['can', 'Can']],
  ['PE', ['per', 'Per']],
])('%s is not named by %j', (country, texts) => {
  expect(texts.filter((text) => namesCountry(text, countryOf(country)))).toEqual([]);
});
