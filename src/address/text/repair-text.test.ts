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
  ])('%s', (text) => {
    expect(repairText(text)).toBe(text);
  });

  it('whatever it is, if it is ASCII', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => repairText(text) === text));
  });
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
