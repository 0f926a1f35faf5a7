import { placeKey } from '../../src/address/countries/profile/name-keys-of.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { addToList } from '../../src/address/text/group-by.ts';
import { agrees, type Evidence, type Fact, knownCode, type Position } from './evidence.ts';
import { FormatClaims } from './format-claims.ts';

/** Evidence in a compact form: facts hold the numbers of names, areas, codes and combinations of sources. */
export interface KeptEvidence {
  readonly codes: readonly string[];
  readonly names: readonly (readonly [key: string, name: string])[];
  readonly areas: readonly string[];
  readonly sources: readonly (readonly string[])[];
  /** Five numbers per fact: code, name, area, sources, 1 for a division. */
  readonly facts: readonly number[];
  readonly positions: readonly (readonly [code: string, latitude: number, longitude: number])[];
}

type Held = Fact & {
  /** Whether the code belongs to another place, and this fact names the division around it. */
  readonly isDivision: boolean;
  sources: readonly string[];
};

/** Statements of sources independent of the engine about the places of one country. */
export class CollectedEvidence extends FormatClaims implements Evidence {
  readonly #byCode = new Map<string, Held[]>();
  readonly #byKey = new Map<string, Fact[]>();
  readonly #byArea = new Map<string, string[]>();
  readonly #positions = new Map<string, Position>();

  /** Everything that was added, for `addKept`, which is faster than to collect it again. */
  get kept(): KeptEvidence {
    const codes = new Numbered<string>();
    const names = new Numbered<readonly [string, string]>();
    const areas = new Numbered<string>();
    const sources = new Numbered<readonly string[]>();
    const facts = [...this.#facts()].flatMap((fact) => [
      codes.numberOf(fact.code, fact.code),
      names.numberOf(`${fact.key}|${fact.name}`, [fact.key, fact.name]),
      areas.numberOf(fact.area, fact.area),
      sources.numberOf(fact.sources.join(), fact.sources),
      fact.isDivision ? 1 : 0,
    ]);
    const positions = [...this.#positions].map(
      ([code, { latitude, longitude }]) => [code, latitude, longitude] as const,
    );
    return {
      codes: codes.items,
      names: names.items,
      areas: areas.items,
      sources: sources.items,
      facts,
      positions,
    };
  }

  addKept({ codes, names, areas, sources, facts, positions }: KeptEvidence): void {
    for (let at = 0; at < facts.length; at += 5) {
      const [code = -1, name = -1, area = -1, from = -1, division = 0] = facts.slice(at, at + 5);
      const [key, text] = names[name] ?? ['', ''];
      this.#hold({
        code: codes[code] ?? '',
        key,
        name: text,
        area: areas[area] ?? '',
        isDivision: division === 1,
        sources: sources[from] ?? [],
      });
    }
    for (const [code, latitude, longitude] of positions) this.#positions.set(code, { latitude, longitude });
  }

  /** `area` is a name or code of any level, or empty. A division shares the code of the place it contains. */
  add(source: string, code: string, name: string, area: string, isDivision = false): void {
    const { country } = this.format;
    const key = placeKey(name, country);
    const known = knownCode(code, country);
    if (key === '' || known === '') return;
    const areaCode = this.areaCode(area);
    const held = this.#byCode.get(known)?.find((fact) => fact.key === key && fact.area === areaCode);
    if (held === undefined)
      this.#hold({ code: known, key, name, area: areaCode, isDivision, sources: [source] });
    else if (!held.sources.includes(source)) held.sources = [...held.sources, source].sort();
  }

  #hold(fact: Held): void {
    addToList(this.#byCode, fact.code, fact);
    addToList(this.#byKey, fact.key, fact);
    if (!fact.isDivision) addToList(this.#byArea, fact.area, fact.name);
  }

  place(code: string, position: Position): void {
    const known = knownCode(code, this.format.country);
    if (!this.#positions.has(known)) this.#positions.set(known, position);
  }

  hasCode(code: string): boolean {
    return this.#byCode.has(code);
  }

  at(code: string): readonly Fact[] {
    return this.#byCode.get(code) ?? [];
  }

  named(key: string): readonly Fact[] {
    return this.#byKey.get(key) ?? [];
  }

  namesOfArea(area: string): readonly string[] {
    return this.#byArea.get(area) ?? [];
  }

  positionOf(code: string): Position | undefined {
    return this.#positions.get(code);
  }

  *#facts(): Generator<Held> {
    for (const facts of this.#byCode.values()) yield* facts;
  }

  /** The sources that support an address's city, area and code together. */
  supportOf(address: PostalAddress): Set<string> {
    const claim = this.claimOf(address);
    const sources = new Set<string>();
    for (const fact of this.at(claim.code)) {
      if (fact.key === claim.key && agrees(fact.area, claim.area))
        for (const source of fact.sources ?? []) sources.add(source);
    }
    return sources;
  }
}

class Numbered<T> {
  readonly items: T[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(name: string, item: T): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.items.length);
    return this.items.push(item) - 1;
  }
}
