import { streetKeyVersion } from '../../address/street/street-name.ts';
import type { StreetNumbers } from '../../address/street/streets.ts';
import { type FileKind, headerLengthOf } from '../../gazetteer/read/compiled-file.ts';
import type { PlaceSourceInfo } from '../../gazetteer/read/place-source.ts';

/** The sections in order. The first two are read piece by piece, the others are deflated. */
const sectionNames = [
  'blocks',
  'details',
  'codes',
  'blockOffsets',
  'keys',
  'detailOffsets',
  'detailHeads',
  'manifest',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** docs/data-format.md describes it. */
export const streetsFile: FileKind<SectionName> = {
  contents: 'streets',
  magic: 'CVSTREET',
  format: 8,
  keys: streetKeyVersion,
  // Without the option, new streets are added to those of the file.
  remedy: 'import it again with --replace',
  sections: sectionNames,
};

export const headerLength = headerLengthOf(streetsFile);

/** A source file, as `data list` shows it. */
export interface StreetSource extends Omit<PlaceSourceInfo, 'name'> {
  readonly isComplete: boolean;
  readonly withoutPostalCode: number;
}

export interface StreetsManifest {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly sources: readonly StreetSource[];
  readonly codes: number;
  readonly streets: number;
  /** Different house numbers, counted by street and postal code. */
  readonly addresses: number;
}

/** The content of a street file, which a writer goes through in order. */
export interface StreetsContent {
  readonly codeCount: number;
  readonly streetCount: number;
  /** In the order of their bytes. */
  codeTexts(): Iterable<string>;
  isComplete(code: number): boolean;
  /** In the order of their bytes. */
  streetKeys(): Iterable<string>;
  /** The street as the rows of each of its postal codes write it, in the order of the codes. */
  namesOfStreet(street: number): readonly string[];
  /** Ascending. */
  codesOfStreet(street: number): Uint32Array;
  /** In the order of the streets. */
  streetsAt(code: number): Iterable<StreetAt>;
}

export interface StreetAt {
  readonly street: number;
  readonly numbers: StreetNumbers;
}
