import type { AddressFormat } from '../../src/address/countries/profile/address-format.ts';
import type { Places } from '../../src/address/countries/profile/places.ts';
import { type Evidence, type Fact, knownCode, type Position } from './evidence.ts';
import { FormatClaims } from './format-claims.ts';

/** The engine's own places as evidence, for cases that are made from them. */
export class PlacesEvidence extends FormatClaims implements Evidence {
  readonly #places: Places;
  readonly #namesByArea = new Map<string, readonly string[]>();

  constructor(format: AddressFormat, places: Places) {
    super(format);
    this.#places = places;
  }

  hasCode(code: string): boolean {
    return this.#places.findCode(code) >= 0;
  }

  at(text: string): readonly Fact[] {
    const code = this.#places.findCode(text);
    if (code < 0) return [];
    const localities = [...this.#places.localitiesOfCode(code), ...this.#places.divisionsOfCode(code)];
    return localities.map((locality) => this.#factOf(locality, text));
  }

  named(key: string): readonly Fact[] {
    return [...this.#places.findLocalities(key)].flatMap((locality) =>
      [...this.#places.codesOfLocality(locality)].map((code) =>
        this.#factOf(locality, this.#places.codeText(code)),
      ),
    );
  }

  namesOfArea(area: string): readonly string[] {
    const known = this.#namesByArea.get(area);
    if (known !== undefined) return known;
    const index = this.#places.areas.findIndex(({ code }) => code === area);
    const names = Array.from(this.#localitiesOf(index), (locality) => this.#places.localityName(locality));
    this.#namesByArea.set(area, names);
    return names;
  }

  positionOf(text: string): Position | undefined {
    const code = this.#places.findCode(text);
    return code < 0 ? undefined : this.#places.codePosition(code);
  }

  /** Localities of an area, or of all areas where it is -1, in the order of the areas. */
  *#localitiesOf(area: number): Generator<number> {
    const { areas, localityCount, isDivision, areaOfLocality } = this.#places;
    for (const each of area < 0 ? areas.keys() : [area])
      for (let locality = 0; locality < localityCount; locality++)
        if (!isDivision(locality) && areaOfLocality(locality) === each) yield locality;
  }

  #factOf(locality: number, code: string): Fact {
    const places = this.#places;
    return {
      code: knownCode(code, this.format.country),
      key: places.localityKey(locality),
      name: places.localityName(locality),
      area: this.format.usesAdministrativeArea
        ? (places.areas[places.areaOfLocality(locality)]?.code ?? '')
        : '',
    };
  }
}
