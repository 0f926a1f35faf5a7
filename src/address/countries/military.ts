/** US military mail: Army/Air, Fleet and Diplomatic Post Office (USPS Publication 28, 238 and 239). */
export type MilitaryArea = 'AA' | 'AE' | 'AP';

export const militaryCities: readonly string[] = ['APO', 'FPO', 'DPO'];

const areas: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);
// The line of a military address: a service's unit, then its box.
const militaryLine =
  /^(?:(?:psc|cmr|unit|ship|uss|usns|usag|omc|rr) ?#?\d[\w-]{0,8},? {0,3}(?:box|bx) ?#?\w{1,8})$/i;

/** Returns the military area of a ZIP, by its first three digits; undefined for a civilian one. */
export function militaryAreaOfZip(zip: string): MilitaryArea | undefined {
  const prefix = zip.slice(0, 3);
  if (prefix === '340') return 'AA';
  if (/^09\d$/.test(prefix)) return 'AE';
  return /^96[2-6]$/.test(prefix) ? 'AP' : undefined;
}

export function isMilitaryArea(code: string | undefined): boolean {
  return code !== undefined && areas.has(code);
}

const militaryCity = /^[^a-z]*([adf])[^a-z]*p[^a-z]*o[^a-z]*$/i;

/**
 * Returns the military post office that a city field names ("APO", "A.P.O.", "fpo"); undefined if it names
 * none.
 */
export function findMilitaryCity(city: string): string | undefined {
  const [, first] = militaryCity.exec(city) ?? [];
  return first && `${first.toUpperCase()}PO`;
}

/**
 * Whether a line belongs to a military address: "PSC 802 Box 74", "CMR 416 Box 1432", "Unit 2050 Box 4190".
 */
export function isMilitaryLine(line: string): boolean {
  return militaryLine.test(line.replace(/[.]/g, '').replace(/\s+/g, ' ').trim());
}
