import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { addressOf } from '../postal-address.ts';
import { anyDigit } from '../text/digits.ts';
import { foldedWord } from '../text/place-key.ts';
import { remember } from '../text/remember.ts';
import { namesPlace } from './place-evidence.ts';

/** Words before the number or letter of a part of a building, folded, which no place has before its own. */
const before = wordsOf(`
  apartment apt appartement appt app apartamento apartament apto apart dpto dep depto departamento departament
  unit suite ste flat room rm floor fl level office ofc ph penthouse shop bldg building trlr trailer house
  wohnung whg stiege zimmer etage verdieping appartementnr
  batiment bat escalier porte bureau chambre
  piso planta puerta pta escalera oficina interior int despacho
  interno scala piano palazzina
  bloco andar sala conjunto conj fracao
  mieszkanie lok lokal pietro klatka
  lagenhet lgh vaning leilighet lejlighed huoneisto krs
  byt patro ajto emelet lakas scara apartamentul
  kv kvartira ofis etazh pod daire kat`);

/** Words for a floor behind its number, or behind a word that counts or places it. */
const behind = wordsOf(`
  floor fl stock etage og ug dg obergeschoss geschoss piso planta andar piano verdieping kerros krs vaning
  etaj patro pietro emelet kat`);
const countsFloor = wordsOf('ground first second third fourth fifth top upper lower mezzanine');

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

const ordinals = wordsOf('st nd rd th er eme e o a º ª');
/** Words before a number, folded. */
export const numberWords = wordsOf('no nr n num number numero nummer');
/** Roads and plots of land that have a number for their name. */
const numberedGround = wordsOf('highway hwy route rte ruta km lot lote');

/** Whether a word is counted, so that a number behind it is its own: "Unit", "No.", "Highway". */
export function isCounted(word: string): boolean {
  const folded = foldedWord(word);
  return before.has(folded) || numberWords.has(folded) || numberedGround.has(folded);
}

/** Legal forms of companies at the end of a text, and in East Asia and in Cyrillic script before the name. */
const legalForms = String.raw`
  gmbh mbh kgaa ltd limited llc llp inc corp plc pty sarl sasu? eurl s\.?r\.?l s\.?p\.?a kft s\.?r\.?o
  sp\.?\x20?z\x20?o\.?\x20?o d\.?o\.?o еоод оод ооо тов aps a/s oyj s\.l n\.v b\.v lda ltda`
  .trim()
  .split(/\s+/)
  .join('|');
const eastAsianForms = '株式会社|有限会社|合同会社|有限公司|주식회사';
const company = new RegExp(
  `\\s(?:${legalForms})\\.?$|(?:${eastAsianForms})$|^(?:${eastAsianForms}|\\(주\\)|(?:ооо|тов|зао|пао)\\s)`,
  'u',
);
const receiver = /^(?:c\/o|care of|attn|attention|zu handen|z\. ?hd)\b/;
/** What ends a street whose house has no number: "Lomo del Drago, s/n", "Glavna bb", "Via Roma snc". */
const withoutNumber = /[\s,](?:s\/n[oº°]?|snc|bb)\.?$/;
const pieces = /\p{L}+|\d+/gu;
const mostPieces = 4;
const mostDigits = 4;
const onlyDigitsLast = /^\D*\d+$/;

const isUnit = remember((text) => {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (receiver.test(plain) || company.test(plain) || withoutNumber.test(plain)) return true;
  const found = plain.match(pieces) ?? [];
  if (found.length < 2 || found.length > mostPieces) return false;
  const [first = '', second = ''] = found;
  const last = found.at(-1) ?? '';
  if (behind.has(last) && found.length - 2 <= Number(ordinals.has(second)))
    return isNumber(first) || countsFloor.has(first);
  const rest = found.slice(numberWords.has(second) ? 2 : 1);
  return before.has(first) && rest.length > 0 && rest.every((piece) => piece.length === 1 || isNumber(piece));
});

function isNumber(piece: string): boolean {
  return anyDigit.test(piece) && piece.length <= mostDigits;
}

/**
 * Whether a text is a part of a building ("Apt 4", "2nd floor"), a house without a number ("Glavna bb"), a
 * post-office box or a receiver ("c/o Jo", "Acme GmbH"): it belongs to the lines, whatever its field. A text
 * that begins with the name of a place may be one.
 */
export function isPartOfHouse(text: string, profile: CountryProfile): boolean {
  if (isUnit(text)) return !namesPlace(text, profile);
  if (!onlyDigitsLast.test(text)) return false;
  if (profile.boxes.find(addressOf((part) => (part === 'line1' ? text : null))) === null) return false;
  return !namesPlace(text.slice(0, text.search(/[\s\d]/)), profile);
}
