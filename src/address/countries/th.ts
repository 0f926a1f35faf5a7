import type { Definition } from './country.ts';
import { phrases } from './shared/box-words.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { thaiScript } from './shared/scripts.ts';
import { spellings } from './shared/spellings.ts';

/** What one sound of Thai is in its several romanisations, and one way to write it. */
const sounds: Readonly<Record<string, string>> = spellings(`
  ae e, bh p, ch c, d t, ee i, ie ia, j c, kh k, oe o, oo u, ph p, rn n, sr s, th t, ue u, v w, y i`);
const anySound = new RegExp(Object.keys(sounds).join('|'), 'g');
const spelling = (key: string) =>
  key
    .replace(anySound, (sound) => sounds[sound] ?? sound)
    .replace(/(?<=[aeiou])w/g, 'o')
    .replace(/([a-z])\1/g, '$1');

/** Thailand */
export const thailand: Definition = {
  calledBy: ['ประเทศไทย'],
  codes: { shapeIsCertain: onePublishedShape },
  // Wattana and Watthana, Muang and Mueang, Bung Kum and Bueng Kum, Nakhon and Nakorn, Si and
  // Sri are in use.
  names: { spelling, words: { koh: 'ko' } },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['กรุงเทพมหานคร'],
    districtsAreCities: true,
    // Abbreviations of its name.
    names: { '10': ['กรุงเทพฯ', 'กรุงเทพ', 'กทม.', 'BKK'] },
  },
  boxes: [
    {
      language: 'Thai',
      anywhere: phrases(`
        ตู้ ปณ, ตู้ ป ณ, ตู้ปณ, ตู้ป ณ, ตู้ ปณข, ตู้ปณข, ตู้ไปรษณีย์, ตู้ ไปรษณีย์, ต ปณ, ต ป ณ`),
      segment: ['ปณ', 'ป ณ'],
    },
  ],
  places: {
    list: { package: 'thai-address-universal', name: 'thai-address-universal', licence: 'ISC' },
    script: thaiScript,
  },
  market: {
    timeZone: 'Asia/Bangkok',
    // Civil and Commercial Code, s. 19.
    ageOfMajority: 20,
    taxId: ['th.idnr', 'th.tin'],
  },
};
