import { noDivision, type PlaceRow } from './place-row.ts';

const corrections: Readonly<Record<string, (row: PlaceRow) => PlaceRow>> = {
  US: correctMilitaryRow,
  DE: correctReceiverRow,
};

/** A row of GeoNames as addresses are written, where the source has something else in a country's places. */
export function correctRow(row: PlaceRow): PlaceRow {
  return corrections[row.country]?.(row) ?? row;
}

// "APO AE": the state is often another's ("APO AA" with a code of Europe), the code is not.
const military = /^([AFD]PO)\b/;

/**
 * The city of a US military row is its post office alone, its state is left to the postal code, and its
 * position, that of a country abroad, says nothing about how far two of them lie apart.
 */
function correctMilitaryRow(row: PlaceRow): PlaceRow {
  const office = military.exec(row.place)?.[1];
  if (office === undefined) return row;
  return {
    ...row,
    place: office,
    divisions: [noDivision, noDivision, noDivision],
    latitude: Number.NaN,
    longitude: Number.NaN,
  };
}

/**
 * German codes of large receivers have the receiver for a place ("Robert Bosch GmbH", "Finanzamt"). The
 * source gives the state a number in these rows, in all others letters. The code lies in its district and has
 * no place.
 */
function correctReceiverRow(row: PlaceRow): PlaceRow {
  const [state, ...districts] = row.divisions;
  return /^\d/.test(state.code) ? { ...row, place: '', divisions: [noDivision, ...districts] } : row;
}
