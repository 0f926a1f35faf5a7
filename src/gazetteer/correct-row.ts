import { noDivision, type PlaceRow } from './place-row.ts';

const corrections: Readonly<Record<string, (row: PlaceRow) => PlaceRow>> = {
  US: correctMilitaryRow,
  DE: correctReceiverRow,
};

/**
 * Returns a row of GeoNames in the form that addresses use, if the source lists something else among a
 * country's places.
 */
export function correctRow(row: PlaceRow): PlaceRow {
  return corrections[row.country]?.(row) ?? row;
}

// "APO AE": the state is often wrong ("APO AA" with a code of Europe), but the code is right.
const military = /^([AFD]PO)\b/;

/**
 * Corrects a US military row. Its city is only its post office. Its state follows from the postal code. Its
 * position is that of a country abroad and says nothing about the distance between two of them, so it is left
 * out.
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
 * Corrects the row of a German code of a large receiver, which has the receiver as its place ("Robert Bosch
 * GmbH", "Finanzamt"). The source gives the state as a number in these rows, and as letters in all others.
 * The code keeps its district and gets no place.
 */
function correctReceiverRow(row: PlaceRow): PlaceRow {
  const [state, ...districts] = row.divisions;
  return /^\d/.test(state.code) ? { ...row, place: '', divisions: [noDivision, ...districts] } : row;
}
