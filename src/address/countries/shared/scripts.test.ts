import { expect, test } from 'vitest';
import * as scripts from './scripts.ts';

/** Names of places in the letters of each script, with marks and figures where its names have them. */
const names: Readonly<Record<keyof typeof scripts, readonly string[]>> = {
  arabicScript: ['القاهرة', 'مدينة نصر 6'],
  armenianScript: ['Երևան', 'Նոր Նորք 2'],
  burmeseScript: ['ရန်ကုန်', 'နေပြည်တော်'],
  cyrillicScript: ['Москва', 'Санкт-Петербург', 'Район 4'],
  ethiopicScript: ['አዲስ አበባ', 'ቦሌ 3'],
  georgianScript: ['თბილისი', 'ვაკე-საბურთალო'],
  greekScript: ['Αθήνα', 'Άγιος Νικόλαος', 'Θεσσαλονίκη 5'],
  hangulScript: ['서울특별시', '종로구 1가'],
  hanScript: ['東京都', '高輪ゲートウェイ', '霞ヶ関', 'あきる野', 'サン・マルコ'],
  indicScripts: ['दिल्ली', 'কলকাতা', 'சென்னை', 'హైదరాబాద్', 'नई दिल्ली', 'दिल्ली-उत्तर'],
  israeliScripts: ['ירושלים', 'תל אביב-יפו', 'حيفا', 'בְּנֵי בְרַק'],
  khmerScript: ['ភ្នំពេញ', 'ខណ្ឌ 7'],
  laoScript: ['ວຽງຈັນ', 'ບ້ານ 2'],
  sriLankanScripts: ['කොළඹ', 'கொழும்பு', 'නව නගරය'],
  thaiScript: ['กรุงเทพมหานคร', 'เขต 3'],
};

const patterns = new Map<string, RegExp>(Object.entries(scripts));

test.each(Object.entries(names))('%s has its names, and no Latin letter on either side', (script, own) => {
  const pattern = patterns.get(script) ?? /$^/;
  for (const name of own) {
    expect([name, pattern.test(name)]).toEqual([name, true]);
    for (const other of [`${name} A`, `A ${name}`, `A${name}`, `${name}A`])
      expect([other, pattern.test(other)]).toEqual([other, false]);
  }
  expect(pattern.test('')).toBe(false);
});

test.each(Object.entries(names))('%s is none of the names of the others', (script, own) => {
  const shared = new Set(['israeliScripts arabicScript', 'arabicScript israeliScripts']);
  for (const [other, pattern] of patterns) {
    if (other === script || shared.has(`${script} ${other}`) || /indic|sriLankan/.test(script + other))
      continue;
    expect([other, own.filter((name) => pattern.test(name))]).toEqual([other, []]);
  }
});
