import type { StreetConvention } from '../../src/address/street/street-convention.ts';
import { readStreetName } from '../../src/address/street/street-name.ts';
import { completeAddress } from '../../src/completion/complete-address.ts';
import type { CompletionQuery } from '../../src/completion/completion.ts';
import { seededRandom, seedOf } from '../../test/support/random.ts';
import { keyOfLine, lineOf, type StreetAddress, type StreetCountry } from '../street-addresses.ts';
import { misspelt } from '../street-slips.ts';

type AddressCountry = Parameters<typeof completeAddress>[1];

interface Typed extends Partial<CompletionQuery> {
  readonly text: string;
  /** The line that is meant. Where numbers come last, most kinds are typed without one. */
  readonly line: string;
}

/** One way to type an address; undefined if the address cannot be typed so. */
type TypedKind = (address: StreetAddress, known: StreetCountry) => Typed | undefined;

/** The goals are shares in percent. */
export interface KindResult {
  readonly title: string;
  readonly goal: number;
  readonly count: number;
  /** How many times the meant address was among the first five. */
  readonly found: number;
  /** How many of these have the line as the data writes it. */
  readonly asWritten: number;
  /** How many the best order could have found; undefined if that is not asked or not known. */
  readonly bound?: number | undefined;
}

const cityLetters = 4;

const kinds: readonly (readonly [title: string, goal: number, type: TypedKind])[] = [
  ['four letters, code', 97, (each, known) => ({ ...begun(each, known, 4), postalCode: each.code })],
  ['four letters, city', 93, (each, known) => ({ ...begun(each, known, 4), near: each.city })],
  ['six letters, city', 97, (each, known) => ({ ...begun(each, known, 6), near: each.city })],
  ['six letters, city, slip', 93, withSlip],
  ['eight letters', 97, (each, known) => begun(each, known, 8)],
  ['street, city begun', 97, (each, known) => withCity(begun(each, known, Infinity), each)],
  ['street, number, city begun', 97, wholeLineWithCity],
];

/** Types addresses in each of the ways and counts how often the meant one is among the first five. */
export function measureKinds(
  addresses: readonly StreetAddress[],
  known: StreetCountry,
  country: AddressCountry,
  failed: (title: string, typed: Typed, offered: readonly string[], meant: StreetAddress) => void,
): KindResult[] {
  return kinds.map(([title, goal, type]) => {
    let [count, found, asWritten] = [0, 0, 0];
    for (const address of addresses) {
      const typed = type(address, known);
      if (typed === undefined) continue;
      count++;
      const { line, ...query } = typed;
      const offered = completeAddress(
        { postalCode: null, near: null, limit: offeredAtOnce, ...query },
        country,
      );
      const meant = offered.filter((each) => isMeant(each.address, line, address.code, known));
      if (meant.length > 0) found++;
      else failed(title, typed, offered.map(shown), address);
      if (meant.some((each) => each.address.line1 === line)) asWritten++;
    }
    return { title, goal, count, found, asWritten };
  });
}

/**
 * How many of the drawn addresses the best order of the data could have among the first five, by the title of
 * the kind: those which, among all addresses that are typed alike, have one of the five commonest pairs of
 * line and postal code. Slips differ from address to address, so nothing bounds them.
 */
export async function boundsOf(
  drawn: readonly StreetAddress[],
  all: (take: (address: StreetAddress) => void) => Promise<void>,
  known: StreetCountry,
): Promise<ReadonlyMap<string, number>> {
  const bounded = kinds.filter(([, , type]) => type !== withSlip);
  // Of all texts, only those of the drawn addresses are counted.
  const counts = bounded.map(([, , type]) => {
    const texts = new Map<string, Map<string, number>>();
    for (const address of drawn) texts.set(identityOf(type(address, known)).text, new Map());
    return texts;
  });
  await all((address) => {
    for (const [at, [, , type]] of bounded.entries()) {
      const { text, meant } = identityOf(type(address, known), address);
      const found = counts[at]?.get(text);
      found?.set(meant, (found.get(meant) ?? 0) + 1);
    }
  });
  const shares = bounded.map(([title, , type], at): [string, number] => {
    const isFirst = (address: StreetAddress) => {
      const { text, meant } = identityOf(type(address, known), address);
      const found = [...(counts[at]?.get(text) ?? [])].sort((a, b) => b[1] - a[1]);
      return found.slice(0, offeredAtOnce).some(([each]) => each === meant);
    };
    return [title, drawn.filter((address) => type(address, known) !== undefined && isFirst(address)).length];
  });
  return new Map(shares);
}

const offeredAtOnce = 5;

function identityOf(typed: Typed | undefined, { code }: Partial<StreetAddress> = {}) {
  const { text = '', near = '', postalCode = '', line = '' } = typed ?? {};
  return { text: [text, near, postalCode].join('\n'), meant: `${line.toLowerCase()}\n${code}` };
}

/** The number, where it comes first, and the first letters of the street's name. */
function begun(
  address: StreetAddress,
  { convention }: StreetCountry,
  most: number,
  change = (letters: string) => letters,
): Typed {
  const { street, number } = address;
  const { before, letters } = firstLetters(street, most, convention);
  const text = before + change(letters);
  if (convention.numberStands === 'last') return { text, line: street };
  return { text: `${number} ${text}`, line: `${number} ${street}` };
}

/** One edit among the first six letters, after the first of its word. */
function withSlip(address: StreetAddress, known: StreetCountry): Typed | undefined {
  const { street, code, number, city } = address;
  const random = seededRandom(seedOf('completion', code, street, number));
  let isChanged = false;
  const typed = begun(address, known, 6, (letters) => {
    const slip = misspelt(letters, random);
    isChanged = slip !== undefined;
    return slip ?? letters;
  });
  return isChanged ? { ...typed, near: city } : undefined;
}

function withCity({ text, line }: Typed, { city }: StreetAddress): Typed {
  return { text: `${text} ${beginningOf(city, cityLetters)}`, line };
}

function wholeLineWithCity(address: StreetAddress, { convention }: StreetCountry): Typed | undefined {
  if (convention.numberStands === 'first') return undefined;
  const line = lineOf(address.street, address.number, convention);
  return withCity({ text: line, line }, address);
}

/**
 * The first letters of a street's name, in small letters, and what stands before the name: a type or a point
 * of the compass, which is typed in full.
 */
function firstLetters(street: string, most: number, convention: StreetConvention) {
  const name = readStreetName(street, convention);
  const leading = [name?.typeWord, ...(name?.directionalWords ?? [])].some((word) => word?.from === 0);
  const from = leading ? (name?.words[0]?.from ?? 0) : 0;
  return { before: street.slice(0, from).toLowerCase(), letters: beginningOf(street.slice(from), most) };
}

function beginningOf(text: string, most: number): string {
  let letters = 0;
  let end = 0;
  for (const char of text) {
    if (letters === most) break;
    if (/[\p{L}\p{N}]/u.test(char)) letters++;
    end += char.length;
  }
  return text.slice(0, end).toLowerCase();
}

/** Whether a line and postal code are those of the meant address, in whatever spelling. */
export function isMeant(
  { line1, postalCode }: { readonly line1: string; readonly postalCode: string },
  line: string,
  code: string,
  { convention }: StreetCountry,
): boolean {
  const isSameLine = keyOfLine(line1, convention) === keyOfLine(line, convention);
  return isSameLine && postalCode.replace(/[^A-Z0-9]/g, '') === code;
}

function shown({ address }: ReturnType<typeof completeAddress>[number]): string {
  return Object.values(address).filter(Boolean).join(', ');
}
