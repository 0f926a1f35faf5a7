/**
 * Where lines of `data/regions` are from. A person wrote each line; the key says what a comparison with
 * GeoNames' postal codes shows of it, so whoever passes on a line knows whom to credit.
 */
export const regionSources = {
  g: 'GeoNames has all codes of the line, which was written from general knowledge and mended by GeoNames',
  m: 'GeoNames has some codes of the line; the others are from general knowledge',
  c: 'beginnings from general knowledge, compared with the codes of GeoNames that begin so',
  k: 'general knowledge alone: GeoNames has no code with one of these beginnings, or with any of them',
} as const;

export type RegionSource = keyof typeof regionSources;

/** Codes of a country in GeoNames, and all their beginnings. */
export interface GeonamesCodes {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
}

export function isRegionSource(text: string): text is RegionSource {
  return Object.hasOwn(regionSources, text);
}

/** Prepares postal codes as GeoNames writes them ("00-950") for `regionSourceOf`. */
export function geonamesCodes(codes: Iterable<string>): GeonamesCodes {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const code of codes) {
    const text = code.replace(/[^A-Z\d]/g, '');
    whole.add(text);
    for (let length = 1; length <= text.length; length++) beginnings.add(text.slice(0, length));
  }
  return { whole, beginnings };
}

/** Returns the source of a line by its beginnings. */
export function regionSourceOf(line: readonly string[], { whole, beginnings }: GeonamesCodes): RegionSource {
  const found = line.filter((each) => whole.has(each)).length;
  if (found === line.length) return 'g';
  if (found > 0) return 'm';
  return line.every((each) => beginnings.has(each)) ? 'c' : 'k';
}

/**
 * Returns the comment at the head of a country's table: its columns, and the sources that its lines name.
 * `state` is the date of GeoNames' export, undefined if GeoNames has none of the country.
 */
export function regionsHead(
  country: string,
  sources: ReadonlySet<RegionSource>,
  state: string | undefined,
): string {
  const geonames =
    state === undefined
      ? `GeoNames has no postal codes of ${country}.`
      : `GeoNames' postal codes (CC BY 4.0) were compared as of ${state}.`;
  const keys = Object.entries(regionSources).filter(([key]) => sources.has(key as RegionSource));
  return [
    `Where postal codes of ${country} lie by their beginnings: beginnings, km, towns, source.`,
    'A place of the region lies within so many km of one of the towns. Source:',
    ...keys.map(([key, meaning]) => `  ${key}: ${meaning}`),
    `${geonames} docs/address-verification.md says more.`,
    '',
  ]
    .map((line) => (line === '' ? '' : `# ${line}`))
    .join('\n');
}
