import { createRequire } from 'node:module';
import { luhnChecksumValidate as hasLuhnDigit } from 'stdnum/lib/cjs/util/checksum.js';
import { codeOf } from '../operator-error.ts';

/** Whether text, in compatibility form and upper case, is a number of one scheme. */
type TaxNumberRule = (text: string) => boolean;

/** Public rules that the library lacks, or implements so narrowly that it would refuse numbers in use. */
export const publicTaxNumbers: Readonly<Record<string, TaxNumberRule>> = {
  // Social Security Administration, POMS RM 10201.035 and Publication 05-10633. Never issued: the areas 000,
  // 666 and 900 to 999, the group 00, the serial 0000, and the two numbers once printed in advertisements.
  'us.ssn': (text) =>
    /^(?!000|666|9)\d{3}(-?)(?!00)\d{2}\1(?!0000)\d{4}$/.test(text) && !printedSsns.has(digitsOf(text)),
  // Internal Revenue Manual 3.13.5: individual taxpayer identification numbers.
  'us.itin': (text) => /^9\d{2}(-?)(?:5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\1\d{4}$/.test(text),
  // Ordinance 85/2014 of the Ministry of Internal Affairs, article 5: 個人番号.
  'jp.individual': (text) =>
    /^\d{4}[ -]?\d{4}[ -]?\d{4}$/.test(text) &&
    hasCheckDigit(digitsOf(text), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], (sum) =>
      sum % 11 < 2 ? 0 : 11 - (sum % 11),
    ),
  // Resident registration number: since October 2020 its last six digits are random and have no check digit.
  'kr.resident': (text) => /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[ -]?\d{7}$/.test(text),
  // Bureau of Internal Revenue, RMO 37-2019: nine digits, and a branch code of three to five.
  'ph.tin': (text) => /^(?!000-?000-?000)\d{3}([ -]?)\d{3}\1\d{3}(?:\1\d{3,5})?$/.test(text),
  // Joint Tax Board: 10 digits; FIRS: 8 and 4; Tax Administration Act 2025: the 11 digits of the NIN, or 13.
  'ng.tin': (text) => /^(?:\d{8}-?\d{4}|\d{10}|\d{11}|\d{13})$/.test(text),
  // Inland Revenue Authority: NRIC or FIN. The check letter of the M series (2022) is not settled publicly.
  'sg.nric': (text) => /^M\d{7}[A-Z]$/.test(text) || hasNricLetter(text),
  // Lembaga Hasil Dalam Negeri: tax identification number of an individual.
  'my.tin': (text) => /^(?:IG|SG|OG) ?\d{9,11}$/.test(text),
  // Servicio de Administración Tributaria. Check digits of older numbers do not follow the published rule, so
  // only the structure and the date count.
  'mx.taxpayer': (text) =>
    /^[A-ZÑ&]{3,4}[ -]?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[ -]?[A-Z\d]{2}[A\d]$/.test(text),
  // Bundesministerium für Finanzen: Abgabenkontonummer, whatever the tax office.
  'at.abgabenkonto': (text) => /^\d{2}[ -]?\d{3}\/?\d{4}$/.test(text) && hasLuhnDigit(digitsOf(text)),
  // Skatteverket: personal identity and coordination number (day plus 60), with or without century and sign.
  'se.personal': (text) =>
    /^(?:\d{2})?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])[-+]?\d{4}$/.test(text) &&
    hasLuhnDigit(digitsOf(text).slice(-10)),
  // Act CLXIII of 2015, schedule: adóazonosító jel.
  'hu.personal': (text) =>
    /^8\d{9}$/.test(text) && hasCheckDigit(text, [1, 2, 3, 4, 5, 6, 7, 8, 9], (sum) => sum % 11),
  // Minister of Finance regulation 112/PMK.03/2022: the 16 digits of the identity number are the taxpayer
  // number.
  'id.nik': (text) => /^\d{16}$/.test(text),
  // Circular 86/2024/TT-BTC: the 12 digits of the personal identification number are the tax number.
  'vn.personal': (text) => /^0\d{11}$/.test(text),
  // Receita Federal: two check digits, which eleven equal digits have too, but nobody's number.
  'br.cpf': (text) => {
    const digits = digitsOf(text);
    const isWritten = /^\d{3}[. ]?\d{3}[. ]?\d{3}[-/ ]?\d{2}$/.test(text) && !/^(\d)\1*$/.test(digits);
    const weights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
    const digitOf = (sum: number) => ((sum * 10) % 11) % 10;
    const isChecked = hasCheckDigit(digits.slice(0, 10), weights.slice(1), digitOf);
    return isWritten && isChecked && hasCheckDigit(digits, weights, digitOf);
  },
  // Decree 51 of 2021: the identity document's number is the taxpayer number of a person.
  'sv.dui': (text) =>
    /^\d{8}-?\d$/.test(text) &&
    hasCheckDigit(digitsOf(text), [9, 8, 7, 6, 5, 4, 3, 2], (sum) => (10 - (sum % 10)) % 10),
  // Ghana Revenue Authority, April 2021: the Ghana Card's number is the taxpayer number of a person.
  'gh.card': (text) => /^[A-Z]{3}-?\d{9}-?\d$/.test(text),
  // Since July 2017 a personal code begins with 32 to 39 and no longer gives the date of birth.
  'lv.personal': (text) => /^3[2-9]\d{4}-?\d{5}$/.test(text),
};

const printedSsns = new Set(['078051120', '219099999']);

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

const nricLetters = { S: 'JZIHGFEDCBA', T: 'GFEDCBAJZIH', F: 'XWUTRQPNMLK', G: 'RQPNMLKXWUT' };
const nricWeights = [2, 7, 6, 5, 4, 3, 2];

function hasNricLetter(text: string): boolean {
  const [, series, digits = '', letter] = /^([STFG])(\d{7})([A-Z])$/.exec(text) ?? [];
  if (series === undefined) return false;
  const sum = weightedSum(digits, nricWeights);
  return nricLetters[series as keyof typeof nricLetters][sum % 11] === letter;
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
}

/** Whether the last digit equals `digitOf` of the weighted sum of those before it. Digits only. */
function hasCheckDigit(digits: string, weights: readonly number[], digitOf: (sum: number) => number) {
  const digit = digitOf(weightedSum(digits, weights));
  return digits.length === weights.length + 1 && digit === Number(digits[weights.length]);
}

// The validators are CommonJS, one file each: a market loads only its own, not those of 94 countries.
const require = createRequire(import.meta.url);
const schemeName = /^([a-z]{2})\.([a-z0-9_]+)$/;
const comparable = /^(?=.*[0-9A-Z])[\x20-\x7e]+$/;
const separators = /[ ./-]/g;
// Zeros pass most check digits, and no office gives anybody a number of nothing else.
const zeros = /^[0 ./-]*$/;
const dashes = /\p{Pd}/gu;

/** The rule of a name such as `us.ssn`: one of ours, or country and validator of stdnum; else undefined. */
export function findTaxNumberRule(name: string): TaxNumberRule | undefined {
  return Object.hasOwn(publicTaxNumbers, name) ? publicTaxNumbers[name] : findLibraryRule(name);
}

/** One match of several schemes is enough; without schemes every text passes. Names must be known. */
export function taxNumberCheck(names: readonly string[]): (text: string) => boolean {
  const rules = names.map((name) => {
    const rule = findTaxNumberRule(name);
    if (rule === undefined) throw new Error(`no tax number scheme ${name}`);
    return rule;
  });
  return (text) => {
    const canonical = text.normalize('NFKC').replace(dashes, '-').toUpperCase();
    return rules.length === 0 || (!zeros.test(canonical) && rules.some((rule) => rule(canonical)));
  };
}

function findLibraryRule(name: string): TaxNumberRule | undefined {
  const [, country, validator] = schemeName.exec(name) ?? [];
  if (country === undefined || validator === undefined) return undefined;
  const validate = loadValidator(`stdnum/lib/cjs/${country}/${validator}.js`);
  if (validate === undefined) return undefined;
  // Text without a letter or digit makes some validators throw. Several know fewer separators than their
  // country writes (12.531.909-2 in Chile), and some need one to tell numbers apart: both ways are tried.
  return (text) =>
    comparable.test(text) && (validate(text).isValid || validate(text.replace(separators, '')).isValid);
}

type Validate = (value: string) => { readonly isValid: boolean };

function loadValidator(path: string): Validate | undefined {
  try {
    require.resolve(path);
  } catch (error) {
    if (codeOf(error) === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
  const { validate }: { readonly validate?: Validate } = require(path);
  return typeof validate === 'function' ? validate : undefined;
}
