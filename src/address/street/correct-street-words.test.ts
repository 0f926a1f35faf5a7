import { describe, expect, it } from 'vitest';
import { englishStreetSlips } from '../countries/shared/english-street-slips.ts';
import { correctStreetWords } from './correct-street-words.ts';
import { unitDesignators } from './unit-designators.ts';

const corrected = (line: string) => correctStreetWords(line, englishStreetSlips);
const { types, notTypes } = englishStreetSlips;

describe('correctStreetWords', () => {
  it.each([
    '12 Oak St',
    '12 Oak Street',
    '45 Avenue of the Americas',
    '7 St Paul St',
    '9 Rue de la Paix',
    '1 Trail Dr',
    '3 Train Court',
    '88 Courts Plaza',
    'Stret 5',
    '12 Stret',
    '4 Eastlake Loop',
    '100 Dive Ln',
    '12 Oak Squares',
    '12 Oak Crescents',
    '12 Oak Squire',
    '12 Oak Trial',
    '12 Oak Circe',
    '12 Oak Terrane',
  ])('leaves %s alone', (line) => {
    expect(corrected(line)).toBeUndefined();
  });

  it.each([
    ['12 Oak Stret', '12 Oak Street'],
    ['12 OAK STREEET', '12 OAK STREET'],
    ['12 oak avenu', '12 oak avenue'],
    ['12 Oak Raod', '12 Oak Road'],
    ['12 Oak Boulevrd Apt 4', '12 Oak Boulevard Apt 4'],
    ['12 Oak Stret, Unit 7', '12 Oak Street, Unit 7'],
    ['12 Oak Dirve NW', '12 Oak Drive NW'],
    ['12 Oak Dirve N', '12 Oak Drive N'],
    ['12 Nroth Main St', '12 North Main St'],
  ])('corrects %s', (line, right) => {
    expect(corrected(line)).toBe(right);
    expect(corrected(right)).toBeUndefined();
  });

  it.each(types)('corrects %s with two letters exchanged, and a long word with one left out', (type) => {
    const exchanged = `${type.slice(0, -2)}${type.at(-1)}${type.at(-2)}`;
    expect(corrected(`12 Oak ${exchanged}`)).toBe(`12 Oak ${type}`);
    const shortened = type.slice(0, 2) + type.slice(3);
    const isReal = notTypes.has(shortened);
    const found = corrected(`12 Oak ${shortened}`);
    expect(found).toBe(type.length > 5 && !isReal ? `12 Oak ${type}` : undefined);
  });

  it.each([...notTypes])('leaves a street called %s alone', (word) => {
    expect(corrected(`12 Oak ${word}`)).toBeUndefined();
  });

  it.each([...unitDesignators])('looks for the type in front of %s', (word) => {
    expect(corrected(`12 Oak Stret ${word} 4`)).toBe(`12 Oak Street ${word} 4`);
    expect(corrected(`12 Oak Stret, ${word}. 4`)).toBe(`12 Oak Street, ${word}. 4`);
  });

  it.each([
    ['12 Oak Stret.', '12 Oak Street.'],
    ['12 OAK STRET, 4', '12 OAK STREET, 4'],
    ['12 Oak Stret #4', '12 Oak Street #4'],
    ['12 Oak Stret 4', '12 Oak Street 4'],
    ['12 Oak Stret SW', '12 Oak Street SW'],
    ['12 Oak Stret Northwest', '12 Oak Street Northwest'],
    ['12 Suoth Oak Stret', '12 South Oak Street'],
    ['12 Esat Oak Ave', '12 East Oak Ave'],
    ['12 Wset Oak Ave', '12 West Oak Ave'],
    ['12B Oak Stret', '12B Oak Street'],
    ['12 5th Stret', '12 5th Street'],
    ['12 Oak Stret, Care Of Jo', '12 Oak Street, Care Of Jo'],
    ['12 Oak Stret Apt, 4', '12 Oak Street Apt, 4'],
    ['12 Oak B4 Stret', '12 Oak B4 Street'],
    ['12 a b c d e f g h i j Stret', '12 a b c d e f g h i j Street'],
  ])('corrects %s to %s', (line, right) => {
    expect(corrected(line)).toBe(right);
  });

  it.each([
    'Oak 12 Stret',
    'A1 Oak Stret',
    '12 Oak Stree1',
    '12 Oak Str-et',
    '12 Oak Dreet',
    '12 Oak Str33t',
    '12 Oak Strt-et',
    '12 Oak xstreet',
    '12 Oak Vroad',
    '12 Oak Rad',
    '12 Nroth St',
    '12 Nrth Main St',
    '1 a b c d e f g h i j k Stret',
    '12 Oak Stret Oak St',
  ])('leaves %s alone', (line) => {
    expect(corrected(line)).toBeUndefined();
  });
});
