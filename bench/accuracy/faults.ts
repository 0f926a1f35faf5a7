import type { PostalAddress } from '../../src/address/postal-address.ts';
import type { Random } from '../../test/support/random.ts';
import type { Evidence } from './evidence.ts';

/** The knowledge needed to type an address with a fault or in another way. */
export interface Setting {
  readonly evidence: Evidence;
  readonly random: Random;
}

export type Typing = (address: PostalAddress, setting: Setting) => PostalAddress | undefined;

/** One way to type an address wrongly; undefined if it cannot apply to the address. */
export interface Fault {
  readonly name: string;
  /** The part that the fault changes: one field, or the layout of the fields. */
  readonly on: 'city' | 'province' | 'code' | 'layout';
  readonly type: Typing;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

function onCity(change: (text: string, random: Random) => string | undefined): Typing {
  return (address, { random }) => {
    if (address.locality === null) return undefined;
    const locality = change(address.locality, random);
    return locality === undefined || locality === address.locality ? undefined : { ...address, locality };
  };
}

function onCode(change: (code: string, random: Random) => string | undefined): Typing {
  return (address, { evidence, random }) => {
    if (address.postalCode === null) return undefined;
    const code =
      evidence.format.country === 'US' ? address.postalCode.replace(/-\d{4}$/, '') : address.postalCode;
    const postalCode = change(code, random);
    return postalCode === undefined || postalCode === code ? undefined : { ...address, postalCode };
  };
}

const positions = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.index);

function editLetter(text: string, random: Random): string | undefined {
  const at = random.pick(positions(text, /\p{L}/gu).slice(1));
  if (at === undefined || text.length < 4) return undefined;
  const letter = letters[random.below(letters.length)] ?? 'x';
  const before = text.slice(0, at);
  const after = text.slice(at + 1);
  const here = text[at] ?? '';
  switch (random.below(5)) {
    case 0:
      return before + letter + after;
    case 1:
      return before + after;
    case 2:
      return before + here + letter + after;
    case 3:
      return before + here + here + after;
    default:
      return /\p{L}/u.test(after[0] ?? '') ? before + after[0] + here + after.slice(1) : undefined;
  }
}

const bySound: readonly (readonly [RegExp, string])[] = [
  [/ph/i, 'f'],
  [/ck/i, 'k'],
  [/c(?=[aou])/i, 'k'],
  [/c(?=[ei])/i, 's'],
  [/ou/i, 'u'],
  [/ee/i, 'ea'],
  [/ea/i, 'ee'],
  [/y\b/i, 'ie'],
  [/ie/i, 'y'],
  [/(?<=\p{L})s(?=[aeiou])/iu, 'z'],
  [/gh/i, ''],
  [/tt|ll|nn|rr|ss/i, ''],
];

function spellBySound(text: string): string | undefined {
  let spelled = text;
  let changes = 0;
  for (const [pattern, sound] of bySound) {
    if (changes === 2) break;
    const next =
      sound === '' ? spelled.replace(pattern, (found) => found[0] ?? '') : spelled.replace(pattern, sound);
    if (next !== spelled) changes++;
    spelled = next;
  }
  return changes === 0 ? undefined : spelled;
}

function wrongDigit(code: string, random: Random): string | undefined {
  const at = random.pick(positions(code, /\d/g));
  if (at === undefined) return undefined;
  return code.slice(0, at) + String((Number(code[at]) + 1 + random.below(9)) % 10) + code.slice(at + 1);
}

function exchangeDigits(code: string, random: Random): string | undefined {
  const at = random.pick(positions(code, /(\d)(?!\1)(?=\d)/g));
  if (at === undefined) return undefined;
  return code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
}

function dropDigit(code: string, random: Random): string | undefined {
  const at = random.pick(positions(code, /\d/g));
  return at === undefined ? undefined : code.slice(0, at) + code.slice(at + 1);
}

function addDigit(code: string, random: Random): string | undefined {
  const at = random.pick(positions(code, /\d/g));
  return at === undefined ? undefined : code.slice(0, at) + String(random.below(10)) + code.slice(at);
}

function lookAlike(code: string): string | undefined {
  return /[01]/.test(code) ? code.replace(/0/, 'O').replace(/1(?!.*O)/, 'l') : undefined;
}

const isProvinceAsked = ({ format }: Evidence) =>
  format.usesAdministrativeArea && format.requiresAdministrativeArea;

const otherProvince: Typing = (address, { evidence, random }) => {
  const { administrativeAreas } = evidence.format;
  if (address.administrativeArea === null || administrativeAreas.length < 2) return undefined;
  const civilian = administrativeAreas.filter(({ code }) => !/^A[AEP]$/.test(code));
  const area = random.pick(civilian.filter(({ code }) => code !== evidence.claimOf(address).area));
  return area === undefined ? undefined : { ...address, administrativeArea: area.code };
};

const otherCity: Typing = (address, { evidence, random }) => {
  const locality = random.pick(evidence.namesOfArea(evidence.claimOf(address).area));
  return locality === undefined || address.locality === null ? undefined : { ...address, locality };
};

const join = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' ');

/** Another layout of the fields, for addresses that have the parts it moves. */
function layout(
  parts: readonly ('locality' | 'administrativeArea' | 'postalCode')[],
  lay: (address: PostalAddress) => Partial<PostalAddress>,
): Typing {
  return (address, { evidence }) => {
    if (parts.some((part) => address[part] === null)) return undefined;
    if (parts.includes('administrativeArea') && !isProvinceAsked(evidence)) return undefined;
    return { ...address, ...lay(address) };
  };
}

export const faults: readonly Fault[] = [
  { name: 'city letter', on: 'city', type: onCity(editLetter) },
  { name: 'city by ear', on: 'city', type: onCity(spellBySound) },
  { name: 'other city', on: 'city', type: otherCity },
  { name: 'wrong province', on: 'province', type: otherProvince },
  {
    name: 'province left out',
    on: 'province',
    type: (address, { evidence }) =>
      address.administrativeArea === null || !isProvinceAsked(evidence)
        ? undefined
        : { ...address, administrativeArea: null },
  },
  { name: 'wrong digit', on: 'code', type: onCode(wrongDigit) },
  { name: 'digits exchanged', on: 'code', type: onCode(exchangeDigits) },
  { name: 'missing digit', on: 'code', type: onCode(dropDigit) },
  { name: 'extra digit', on: 'code', type: onCode(addDigit) },
  { name: 'lost zero', on: 'code', type: onCode((code) => (/^0/.test(code) ? code.slice(1) : undefined)) },
  { name: 'look-alike', on: 'code', type: onCode(lookAlike) },
  {
    name: 'city and code swapped',
    on: 'layout',
    type: layout(['locality', 'postalCode'], ({ locality, postalCode }) => ({
      locality: postalCode,
      postalCode: locality,
    })),
  },
  {
    name: 'city and province swapped',
    on: 'layout',
    type: layout(['locality', 'administrativeArea'], ({ locality, administrativeArea }) => ({
      locality: administrativeArea,
      administrativeArea: locality,
    })),
  },
  {
    name: 'code in city',
    on: 'layout',
    type: layout(['locality', 'postalCode'], ({ locality, postalCode }) => ({
      locality: join(locality, postalCode),
      postalCode: null,
    })),
  },
  {
    name: 'province in city',
    on: 'layout',
    type: layout(['locality', 'administrativeArea'], ({ locality, administrativeArea }) => ({
      locality: `${locality}, ${administrativeArea}`,
      administrativeArea: null,
    })),
  },
  {
    name: 'province beside code',
    on: 'layout',
    type: layout(['administrativeArea', 'postalCode'], ({ administrativeArea, postalCode }) => ({
      administrativeArea: null,
      postalCode: join(administrativeArea, postalCode),
    })),
  },
  {
    name: 'one line',
    on: 'layout',
    type: (address) =>
      address.line2 === null && address.locality !== null && address.postalCode !== null
        ? {
            ...address,
            line1: `${address.line1}, ${address.locality}, ${join(address.administrativeArea, address.postalCode)}`,
            locality: null,
            administrativeArea: null,
            postalCode: null,
          }
        : undefined,
  },
];
