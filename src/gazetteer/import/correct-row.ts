import { countryOf } from '../../address/countries/index.ts';
import { noDivision, type PlaceRow } from '../read/place-row.ts';

/**
 * Returns a row of GeoNames in the form that addresses use, if the source lists something else among a
 * country's places.
 */
export function correctRow(row: PlaceRow): PlaceRow {
  const { militaryOffice, areaOfReceivers } = countryOf(row.country).places?.geonames ?? {};
  const office = militaryOffice?.exec(row.place)?.[1];
  if (office !== undefined) return militaryRow(row, office);
  return areaOfReceivers?.test(row.divisions[0].code) ? receiverRow(row) : row;
}

/**
 * The city of a military address is only its post office, and its area follows from the postal code. The
 * position is that of a country abroad and says nothing about the distance between two of them.
 */
function militaryRow(row: PlaceRow, office: string): PlaceRow {
  return {
    ...row,
    place: office,
    divisions: [noDivision, noDivision, noDivision],
    latitude: Number.NaN,
    longitude: Number.NaN,
  };
}

/** The code of a large receiver keeps its district and gets no place. */
function receiverRow(row: PlaceRow): PlaceRow {
  const [, ...districts] = row.divisions;
  return { ...row, place: '', divisions: [noDivision, ...districts] };
}
