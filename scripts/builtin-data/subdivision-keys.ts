import type { SubdivisionTable } from '../../src/address/countries/profile/subdivisions.ts';
import { bareKey, fullKey } from '../../src/address/text/area-key.ts';

/** The origins of names, the strongest first: a key means what its strongest name means. */
const weights = { 'on labels': 0, now: 1, formerly: 4 } as const;
/** A key without the words for the kind of area is weaker than any whole name in use. */
const bareWeight = 2;

interface Meaning {
  readonly weight: number;
  readonly numbers: readonly number[];
}

/** Collects the keys under which subdivisions are found. */
export class SubdivisionKeys {
  readonly #names = new Map<string, Meaning>();
  readonly #codes = new Map<string, readonly number[]>();
  /** The bare key of each whole key. */
  readonly #bareOf = new Map<string, string>();

  /** Adds a code without its country. A code that is already taken keeps its meaning. */
  addCode(code: string, numbers: readonly number[]): void {
    if (numbers.length === 0) return;
    const key = code.toLowerCase();
    for (const each of [key, key.replace(/^0+(?=\d)/, '')]) {
      if (!this.#codes.has(each)) this.#codes.set(each, numbers);
    }
  }

  addNames(names: readonly string[], numbers: readonly number[], from: keyof typeof weights): void {
    if (numbers.length === 0) return;
    for (const { full, bare } of names.map(areaKeys)) {
      this.#bareOf.set(full, bare);
      this.#add(full, { weight: weights[from], numbers });
      this.#add(bare, { weight: weights[from] + bareWeight, numbers });
    }
  }

  /** Returns what the names mean, if all known names mean the same; otherwise empty. */
  theOneNamed(names: readonly string[]): readonly number[] {
    const found = new Set<number>();
    for (const { full, bare } of names.map(areaKeys)) {
      const { numbers } = this.#names.get(full) ?? this.#names.get(bare) ?? { numbers: [] };
      for (const number of numbers) found.add(number);
    }
    return found.size === 1 ? [...found] : [];
  }

  /** Returns the keys. A whole key is left out if its bare one means the same. */
  compiled(): Pick<SubdivisionTable, 'names' | 'codes'> {
    const names = [...this.#names].filter(([key, { numbers }]) => {
      const bare = this.#bareOf.get(key) ?? key;
      return bare === key || !haveSame(this.#names.get(bare)?.numbers ?? [], numbers);
    });
    return {
      names: Object.fromEntries(names.map(([key, { numbers }]) => [key, short(numbers)])),
      codes: Object.fromEntries([...this.#codes].map(([key, numbers]) => [key, short(numbers)])),
    };
  }

  #add(key: string, meaning: Meaning): void {
    if (key === '') return;
    const known = this.#names.get(key);
    if (known === undefined || known.weight > meaning.weight) this.#names.set(key, meaning);
    else if (known.weight === meaning.weight) {
      const numbers = [...new Set([...known.numbers, ...meaning.numbers])];
      this.#names.set(key, { weight: meaning.weight, numbers });
    }
  }
}

const known = new Map<string, { readonly full: string; readonly bare: string }>();

/** Returns the keys of an area's name. Subdivisions share many names, and each is folded once. */
export function areaKeys(name: string): { readonly full: string; readonly bare: string } {
  const keys = known.get(name) ?? { full: fullKey(name), bare: bareKey(name) };
  known.set(name, keys);
  return keys;
}

function haveSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((number, at) => number === others[at]);
}

function short(numbers: readonly number[]): number | readonly number[] {
  const [only, another] = numbers;
  return only !== undefined && another === undefined ? only : numbers;
}
