import type { AddressFormat } from '../../src/address/address-format.ts';
import { findAdministrativeArea } from '../../src/address/administrative-areas.ts';
import { placeKey } from '../../src/address/place-key.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { canonicalPostalCode } from '../../src/address/postal-code.ts';

/** One thing that sources say: this place has this code. */
export interface Fact {
  readonly code: string;
  readonly key: string;
  readonly name: string;
  /** Code of the area in the country's format; empty where no source names one. */
  readonly area: string;
  /** Whether it is named for holding the place of the code, not for being it. */
  readonly isDivision: boolean;
  /** The sources that say so. */
  readonly sources: ReadonlySet<string>;
}

type KeptFact = readonly [string, string, string, string, readonly string[], boolean];

/** Facts (code, key, name, area, sources, whether a division) and positions of codes. */
export interface KeptEvidence {
  readonly facts: readonly KeptFact[];
  readonly positions: readonly (readonly [code: string, latitude: number, longitude: number])[];
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

// Place data, and most lists, know these countries' codes by their beginnings only.
const knownDigits: Readonly<Record<string, (code: string) => string>> = {
  US: (code) => code.slice(0, 5),
  CA: (code) => code.slice(0, 3),
  IE: (code) => code.slice(0, 3),
  GB: (code) => code.replace(/(?<=^.{2,4})\d[A-Z]{2}$/, ''),
  NL: (code) => code.slice(0, 4),
};

/** The part of a postal code that sources know, upper case without spaces, hyphens and country prefix. */
export function knownCode(text: string, country: string): string {
  const canonical = canonicalPostalCode(text).replace(/^(?:[A-Z]{1,2}(?=\d{4,}$)|(?<=\d)CEDEX\d*$)/, '');
  return knownDigits[country]?.(canonical) ?? canonical;
}

/** What sources that do not ask the engine say about the places of one country. */
export class Evidence {
  readonly format: AddressFormat;
  readonly #byCode = new Map<string, Map<string, Fact & { readonly sources: Set<string> }>>();
  readonly #byKey = new Map<string, Fact[]>();
  readonly #byArea = new Map<string, string[]>();
  readonly #positions = new Map<string, Position>();

  constructor(format: AddressFormat) {
    this.format = format;
  }

  /** All that was added, to be kept and added again in less time. */
  get kept(): KeptEvidence {
    return {
      facts: [...this.facts()].map(({ code, key, name, area, sources, isDivision }) => [
        code,
        key,
        name,
        area,
        [...sources],
        isDivision,
      ]),
      positions: [...this.#positions].map(([code, { latitude, longitude }]) => [code, latitude, longitude]),
    };
  }

  addKept({ facts, positions }: KeptEvidence): void {
    for (const [code, key, name, area, sources, isDivision] of facts)
      for (const source of sources) this.#add(source, { code, key, name, area, isDivision });
    for (const [code, latitude, longitude] of positions) this.#positions.set(code, { latitude, longitude });
  }

  /** `area` is a name or code of any level, or empty. A division holds the code beside the place that it is named for. */
  add(source: string, code: string, name: string, area: string, isDivision = false): void {
    const { country } = this.format;
    const key = placeKey(name, country);
    const known = knownCode(code, country);
    if (key === '' || known === '') return;
    this.#add(source, { code: known, key, name, area: this.areaCode(area), isDivision });
  }

  #add(source: string, said: Omit<Fact, 'sources'>): void {
    const { code, key, name, area } = said;
    const facts = this.#byCode.get(code) ?? new Map();
    this.#byCode.set(code, facts);
    const identity = `${key}|${area}`;
    let fact = facts.get(identity);
    if (fact === undefined) {
      fact = { ...said, sources: new Set() };
      facts.set(identity, fact);
      push(this.#byKey, key, fact);
      if (!said.isDivision) push(this.#byArea, area, name);
    }
    fact.sources.add(source);
  }

  place(code: string, position: Position): void {
    const known = knownCode(code, this.format.country);
    if (!this.#positions.has(known)) this.#positions.set(known, position);
  }

  areaCode(text: string): string {
    if (text === '' || !this.format.usesAdministrativeArea) return '';
    return findAdministrativeArea(this.format, text)?.code ?? '';
  }

  hasCode(code: string): boolean {
    return this.#byCode.has(code);
  }

  at(code: string): Iterable<Fact> {
    return this.#byCode.get(code)?.values() ?? [];
  }

  named(key: string): readonly Fact[] {
    return this.#byKey.get(key) ?? [];
  }

  /** Names of places of an area, as often as they have codes; of the whole country where areas do not count. */
  namesOfArea(area: string): readonly string[] {
    return this.#byArea.get(area) ?? [];
  }

  positionOf(code: string): Position | undefined {
    return this.#positions.get(code);
  }

  *facts(): Generator<Fact> {
    for (const facts of this.#byCode.values()) yield* facts.values();
  }

  /** What an address says, in the terms of the facts. */
  claimOf({ locality, administrativeArea, postalCode }: PostalAddress): Claim {
    const { country } = this.format;
    return {
      key: placeKey(locality ?? '', country),
      area: this.areaCode(administrativeArea ?? ''),
      code: knownCode(postalCode ?? '', country),
    };
  }

  /** The sources that support an address's city, area and code together. */
  supportOf(address: PostalAddress): Set<string> {
    const claim = this.claimOf(address);
    const sources = new Set<string>();
    for (const fact of this.at(claim.code)) {
      if (fact.key === claim.key && agrees(fact.area, claim.area))
        for (const source of fact.sources) sources.add(source);
    }
    return sources;
  }
}

export interface Claim {
  readonly key: string;
  readonly area: string;
  readonly code: string;
}

/** Whether two areas can be one: what no source names contradicts nothing. */
export function agrees(area: string, other: string): boolean {
  return area === other || area === '' || other === '';
}

function push<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
