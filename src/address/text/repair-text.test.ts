import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairText } from './repair-text.ts';

describe('a text stays as it is', () => {
  it.each([
    'Fremont',
    'München',
    'SÃO PAULO',
    'Ââ',
    'Москва',
    'Αθήνα',
    'Đà Nẵng',
    '東京',
    'Ã',
    'Ñuñoa',
    'MÃ¼nchen 東',
    'Tyne & Wear',
    'A&B; C',
    '100% Reno',
    'Reno %zz%20',
    'Reno&#0;',
    'Reno&#xD800;',
    'Reno%0A',
    'Reno&nothing;',
    'Reno&toString;',
    'R + R',
  ])('%s', (text) => {
    expect(repairText(text)).toBe(text);
  });

  it('whatever it is, if it is ASCII without the signs of pages, URLs and programs', () => {
    const plain = fc.string({ unit: 'grapheme-ascii' }).map((text) => text.replace(/[&%\\+]/g, ''));
    fc.assert(fc.property(plain, (text) => repairText(text) === text));
  });
});

describe('a text that was written for a page, a URL or a program is read', () => {
  it.each([
    ['O&#39;Fallon', "O'Fallon"],
    ['Coeur d&#x27;Alene', "Coeur d'Alene"],
    ['Coeur d&amp;#039;Alene', "Coeur d'Alene"],
    ['St&nbsp;Louis', 'St Louis'],
    ['M&uuml;nchen', 'München'],
    ['Qu&eacute;bec', 'Québec'],
    ['&Aring;rhus &amp; K&oslash;ge', 'Århus & Køge'],
    ['San%20Jose', 'San Jose'],
    ['M%C3%BCnchen', 'München'],
    ['San+Luis+Obispo', 'San Luis Obispo'],
    ["Coeur d\\'Alene", "Coeur d'Alene"],
    ['&#x412;&#x435;rlin', 'Berlin'],
  ])('%s is %s', (typed, meant) => {
    expect(repairText(typed)).toBe(meant);
  });
});

it('no text gains a control character or half a pair', () => {
  const sign = fc.constantFrom('&#', ';', '%', '\\', "'", '+', '&amp;', 'x', '0', '1', 'D8', 'a');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      expect(repairText(signs.join(''))).not.toMatch(/[\p{Cc}\p{Cs}]/u);
    }),
  );
});

describe('letters of another script that look the same are put right', () => {
  it.each([
    ['\u0412\u0435rlin', 'Berlin'],
    ['Frem\u043ent', 'Fremont'],
    ['\u041c\u043e\u0441\u043a\u0432a', 'Москва'],
    ['C\u0410', 'CA'],
    ['New Y\u043erk', 'New York'],
  ])('%s is %s', (typed, meant) => {
    expect(repairText(typed)).toBe(meant);
  });
});

describe('UTF-8 read as Windows-1252 is put right', () => {
  it.each([
    ['MÃ¼nchen', 'München'],
    ['StraÃŸe', 'Straße'],
    ['KÃ¸benhavn', 'København'],
    ['Å\u0081Ã³dÅº', 'Łódź'],
    ['Ã\u0096rebro', 'Örebro'],
    ['Ã–rebro', 'Örebro'],
    ['æ\u009d±äº¬', '東京'],
  ])('%s is %s', (typed, meant) => {
    expect(repairText(typed)).toBe(meant);
  });
});
