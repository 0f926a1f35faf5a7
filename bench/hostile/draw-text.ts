import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { streetConventionOf } from '../../src/address/countries/profile/street-convention-of.ts';
import type { Random } from '../../test/support/random.ts';

/** Texts of which hostile ones are made, all of one country. */
export interface Pieces {
  readonly words: readonly string[];
  readonly codes: readonly string[];
}

// Signs that grow when they are folded, letters of many scripts, marks, and what addresses are written with.
const signs = [
  ...'ﷺ㍿㌀½ßæĳǆﬃİ',
  ...'aeiostxz1270O',
  ...'ąéøñçţěő',
  ...'жщіґ漢字東京도시กขคअआع م ס א ა հ',
  ..." ,-/.()#'’º&",
];
const usual = [
  ...['St', 'Saint', 'North', 'N', 'Mount', 'New', 'Old', 'Street', 'Str.', 'Straße', 'Ave', 'Rue de la'],
  ...['Calle', 'de', 'la', 'am', 'CEDEX 03', 'PO Box 12', 'Apt 4', 'Unit 1', 'bis', 'no. 7', 'County Road'],
  ...['1', '2', '12', '12a', '1/2', '1-3', '100', '99999', '1st', '22nd', 'City of', 'Province of', 'lake'],
  ...['X'.repeat(60), 'aeiou'.repeat(12), 'Llanfairpwllgwyngyllgogerychwyrndrobwll', '東京都'],
];

export function piecesOf(country: AddressCountry, random: Random): Pieces {
  const { places, format, streets } = country;
  const words = [...usual, ...format.administrativeAreas.flatMap(({ code, names }) => [code, ...names])];
  const codes = ['1', '12345', '1234 AB', 'A1A 1A1'];
  for (let left = 300; left > 0 && places !== undefined && places.localityCount > 0; left--) {
    words.push(places.localityName(random.below(places.localityCount)));
    if (places.codeCount > 0) codes.push(places.codeText(random.below(places.codeCount)));
  }
  for (const { name } of places?.areas ?? []) words.push(name);
  if (streets === undefined || streetConventionOf(format.country) === undefined) return { words, codes };
  for (let left = 300; left > 0; left--) {
    const street = random.below(streets.streetCount);
    words.push(streets.streetName(street, streets.codesOfStreet(street)[0] ?? 0));
  }
  // The codes with most streets come first, for they cost most.
  const crowded = Array.from({ length: streets.codeCount }, (_, code) => code)
    .sort((a, b) => streets.streetsOfCode(b).length - streets.streetsOfCode(a).length)
    .slice(0, 20);
  for (const code of crowded) {
    for (const street of streets.streetsOfCode(code).slice(0, 30))
      words.push(streets.streetName(street, code));
    for (let left = 15; left > 0; left--) codes.push(streets.codeText(code));
  }
  return { words, codes };
}

/** Draws a text: one word or a slip of one, or as many pieces as fit, often the same again and again. */
export function drawText({ words }: Pieces, most: number, random: Random): string {
  const [first = '', second = ''] = [random.pick(words), drawPiece(words, random)];
  const way = random.below(6);
  if (way === 0) return withSlip(first, random).slice(0, most);
  if (way === 1) return second.repeat(most).slice(0, most);
  const separator = random.pick([' ', ', ', '-', '']) ?? '';
  if (way === 2) return `${withSlip(first, random)} ${(second + separator).repeat(most)}`.slice(0, most);
  let text = '';
  let piece = drawPiece(words, random);
  const keeps = random.below(5);
  const length = 1 + random.below(most);
  while (text.length < length) {
    if (random.below(5) >= keeps) piece = drawPiece(words, random);
    text += piece + (random.pick([' ', ' ', ' ', ', ', '', '-']) ?? '');
  }
  return text.slice(0, most);
}

function drawPiece(words: readonly string[], random: Random): string {
  return random.below(3) === 0 ? (random.pick(signs) ?? '') : (random.pick(words) ?? '');
}

function withSlip(text: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, text.length - 1));
  return text.slice(0, at) + (random.pick([...'aeinrst', '']) ?? '') + text.slice(at + 1);
}

/** Changes a text in one place: a piece added, dropped, doubled, exchanged, or a letter changed. */
export function mutateText(text: string, pieces: Pieces, most: number, random: Random): string {
  const from = random.below(text.length + 1);
  const to = Math.min(text.length, from + random.below(20));
  const [before, within, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const piece = drawPiece(pieces.words, random);
  const changed = [
    () => `${before}${piece} ${within}${after}`,
    () => before + after,
    () => before + within + within.repeat(1 + random.below(8)) + after,
    () => `${before}${piece}${after}`,
    () => text.slice(0, from) + (random.pick(signs) ?? '') + text.slice(from + 1),
    () => text.repeat(2),
    () => `${text} ${piece} ${piece}`,
    () => text + ` ${piece}`.repeat(100),
    () => withSlip(text, random),
    () => after + before,
    () => drawText(pieces, most, random),
  ];
  return (random.pick(changed)?.() ?? text).slice(0, most);
}
