import type { PlaceRow } from './place-row.ts';

/** `data/us-territories.json`. */
export interface TerritoryPlaces {
  readonly reason: string;
  readonly source: string;
  readonly places: readonly {
    readonly state: string;
    readonly place: string;
    /** Single codes, or ranges with both ends. */
    readonly codes: readonly string[];
    readonly latitude: number;
    readonly longitude: number;
  }[];
}

const military = /^([AFD]PO) (A[AEP])$/;
const noDivision = { name: '', code: '' };

/**
 * A row of GeoNames for the US as an address is written: military rows name their state beside the post office and have
 * the position of a country abroad, which says nothing about how far two of them lie apart.
 */
export function correctUsRow(row: PlaceRow): PlaceRow {
  const [, office, state] = military.exec(row.place) ?? [];
  if (office === undefined || state === undefined) return row;
  return {
    ...row,
    place: office,
    divisions: [{ name: 'Armed Forces', code: state }, noDivision, noDivision],
    latitude: Number.NaN,
    longitude: Number.NaN,
  };
}

/** One row for each place and code of the territories, as rows of the US. */
export function territoryRows(territories: TerritoryPlaces): PlaceRow[] {
  return territories.places.flatMap(({ state, place, codes, latitude, longitude }) =>
    codes.flatMap(codesOfRange).map((postalCode) => ({
      country: 'US',
      postalCode,
      place,
      divisions: [{ name: '', code: state }, noDivision, noDivision],
      latitude,
      longitude,
    })),
  );
}

function codesOfRange(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const from = Number(first);
  return Array.from({ length: Number(last) - from + 1 }, (_, index) => String(from + index).padStart(5, '0'));
}
