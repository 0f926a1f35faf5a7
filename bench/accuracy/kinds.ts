import type { AddressCountry } from '../../src/address/address-country.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import type { Random } from './random.ts';

/** One way in which an address is typed otherwise than it is. */
export interface Kind {
  readonly name: string;
  /** `noise` is no error and must be accepted; an `error` must lead back to the real address. */
  readonly sort: 'noise' | 'error';
  /** The address as typed; undefined where this kind cannot befall it. */
  apply(
    address: PostalAddress,
    country: AddressCountry,
    random: Random,
    pool: Pool,
  ): PostalAddress | undefined;
}

/** Other real values of the country, to be typed by mistake. */
export interface Pool {
  readonly localitiesByArea: ReadonlyMap<string, readonly string[]>;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

function onLocality(change: (text: string, random: Random) => string | undefined): Kind['apply'] {
  return (address, _country, random) => {
    if (address.locality === null) return undefined;
    const locality = change(address.locality, random);
    return locality === undefined || locality === address.locality ? undefined : { ...address, locality };
  };
}

function onCode(change: (code: string, random: Random) => string | undefined): Kind['apply'] {
  return (address, _country, random) => {
    if (address.postalCode === null) return undefined;
    const code = address.postalCode.replace(/-\d{4}$/, (extension) =>
      address.postalCode?.length === 10 ? '' : extension,
    );
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

function transposeDigits(code: string, random: Random): string | undefined {
  const at = random.pick(positions(code, /(\d)(?!\1)(?=\d)/g));
  if (at === undefined) return undefined;
  return code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
}

function dropDigit(code: string, random: Random): string | undefined {
  const at = random.pick(positions(code, /\d/g));
  return at === undefined ? undefined : code.slice(0, at) + code.slice(at + 1);
}

function lookAlike(code: string): string | undefined {
  return /[01]/.test(code) ? code.replace(/0/, 'O').replace(/1(?!.*O)/, 'l') : undefined;
}

function otherArea(
  address: PostalAddress,
  country: AddressCountry,
  random: Random,
): PostalAddress | undefined {
  const { administrativeAreas } = country.format;
  if (address.administrativeArea === null || administrativeAreas.length < 2) return undefined;
  const area = random.pick(administrativeAreas.filter(({ code }) => !/^A[AEP]$/.test(code)));
  return area === undefined ? undefined : { ...address, administrativeArea: area.code };
}

function otherCity(address: PostalAddress, _country: AddressCountry, random: Random, pool: Pool) {
  const locality = random.pick(pool.localitiesByArea.get(address.administrativeArea ?? '') ?? []);
  return locality === undefined || address.locality === null ? undefined : { ...address, locality };
}

const longWords: readonly (readonly [RegExp, string])[] = [
  [/\bSaint\b/, 'St.'],
  [/\bSt\.? /, 'Saint '],
  [/\bMount\b/, 'Mt'],
  [/\bMt\.? /, 'Mount '],
  [/\bFort\b/, 'Ft'],
  [/\bNorth\b/, 'N'],
  [/\bSouth\b/, 'S'],
  [/\bEast\b/, 'E'],
  [/\bWest\b/, 'W'],
  [/\bHeights\b/, 'Hts'],
  [/\bSprings\b/, 'Spgs'],
];

function reword(text: string): string | undefined {
  return longWords.reduce(
    (changed, [pattern, other]) => (changed === text ? changed.replace(pattern, other) : changed),
    text,
  );
}

function otherAreaForm(
  address: PostalAddress,
  country: AddressCountry,
  random: Random,
): PostalAddress | undefined {
  const typed = address.administrativeArea?.toLowerCase();
  const area = country.format.administrativeAreas.find(
    ({ code, names }) => code.toLowerCase() === typed || names.some((name) => name.toLowerCase() === typed),
  );
  const form = area && random.pick([area.code, ...area.names]);
  return form === undefined ? undefined : { ...address, administrativeArea: form };
}

const join = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(' ');

export const kinds: readonly Kind[] = [
  { name: 'as it is', sort: 'noise', apply: (address) => address },
  {
    name: 'capitals',
    sort: 'noise',
    apply: (address) => ({
      ...address,
      line1: address.line1?.toUpperCase() ?? null,
      locality: address.locality?.toUpperCase() ?? null,
      administrativeArea: address.administrativeArea?.toUpperCase() ?? null,
    }),
  },
  {
    name: 'lower case',
    sort: 'noise',
    apply: (address) => ({
      ...address,
      locality: address.locality?.toLowerCase() ?? null,
      administrativeArea: address.administrativeArea?.toLowerCase() ?? null,
      postalCode: address.postalCode?.toLowerCase() ?? null,
    }),
  },
  {
    name: 'blanks',
    sort: 'noise',
    apply: onLocality((text) => ` ${text.replaceAll(' ', '  ')} `.trim().replace(/-/g, ' ')),
  },
  {
    name: 'accents',
    sort: 'noise',
    apply: onLocality((text) =>
      text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replaceAll('ß', 'ss'),
    ),
  },
  { name: 'short words', sort: 'noise', apply: onLocality(reword) },
  { name: 'area form', sort: 'noise', apply: otherAreaForm },
  { name: 'code spacing', sort: 'noise', apply: onCode((code) => code.replace(/[ -]/g, '')) },
  { name: 'city letter', sort: 'error', apply: onLocality(editLetter) },
  { name: 'city by ear', sort: 'error', apply: onLocality(spellBySound) },
  { name: 'wrong area', sort: 'error', apply: otherArea },
  { name: 'wrong digit', sort: 'error', apply: onCode(wrongDigit) },
  { name: 'transposed', sort: 'error', apply: onCode(transposeDigits) },
  { name: 'missing digit', sort: 'error', apply: onCode(dropDigit) },
  {
    name: 'lost zero',
    sort: 'error',
    apply: onCode((code) => (/^0/.test(code) ? code.slice(1) : undefined)),
  },
  { name: 'look-alike', sort: 'error', apply: onCode(lookAlike) },
  {
    name: 'swapped',
    sort: 'error',
    apply: (address) =>
      address.postalCode === null || address.locality === null
        ? undefined
        : { ...address, locality: address.postalCode, postalCode: address.locality },
  },
  {
    name: 'code in city',
    sort: 'error',
    apply: (address) =>
      address.postalCode === null
        ? undefined
        : { ...address, locality: join(address.locality, address.postalCode), postalCode: null },
  },
  {
    name: 'one line',
    sort: 'error',
    apply: (address) =>
      address.locality === null || address.postalCode === null || address.line2 !== null
        ? undefined
        : {
            ...address,
            line1: `${address.line1}, ${address.locality}, ${join(address.administrativeArea, address.postalCode)}`,
            locality: null,
            administrativeArea: null,
            postalCode: null,
          },
  },
  { name: 'other city', sort: 'error', apply: otherCity },
];
