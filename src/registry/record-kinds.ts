export const recordKinds = ['profiles', 'branches', 'site-urls'] as const;
export type RecordKind = (typeof recordKinds)[number];

export const recordFormats = ['ndjson', 'csv'] as const;
export type RecordFormat = (typeof recordFormats)[number];
