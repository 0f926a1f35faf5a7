/** Kinds of records that the platform puts in. */
export const recordKinds = ['profiles', 'branches', 'site-urls'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** How a file of records is written. */
export const recordFormats = ['ndjson', 'csv'] as const;
export type RecordFormat = (typeof recordFormats)[number];
