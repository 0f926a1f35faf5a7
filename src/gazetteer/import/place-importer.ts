import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import type { OnEncoding } from '../../encoding/to-utf8.ts';
import type { PlaceRow } from '../read/place-row.ts';
import type { OnProgress, SourceFile, SourceOptions } from './read-source.ts';

export interface AddOptions {
  readonly formats: ReadonlyMap<string, AddressFormat>;
  /** Folder of the data that ships with the program, whose sources are combined with the loaded ones. */
  readonly builtin?: string;
  readonly onProgress?: OnProgress;
  /** Called once the rows of a country are read, before it is compiled, which takes about as long. */
  readonly onCompiling?: (country: string) => void;
  readonly onEncoding?: OnEncoding;
}

/** One line or record of a file. */
export interface ReadLine {
  /** From 1. */
  readonly line: number;
  /** A row, the reason why it is invalid, or undefined if the line says nothing about places. */
  readonly row: PlaceRow | string | undefined;
}

/** A reader of files of one kind. */
export interface PlaceImporter {
  /** Name of the resulting source: small letters, digits and hyphens. */
  readonly name: string;
  readonly licence: string;
  readonly options?: SourceOptions;
  source(file: string): string;
  read(file: SourceFile): AsyncIterable<ReadLine>;
  /** Makes corrections that need all rows of one country. Without it, rows stay unchanged. */
  finish?(rows: readonly PlaceRow[]): readonly PlaceRow[];
}

/** Reads a file line by line; empty lines are skipped. */
export async function* readLines(file: SourceFile, parse: (line: string) => ReadLine['row']) {
  let line = 0;
  for await (const text of file.lines) {
    line++;
    yield { line, row: text === '' ? undefined : parse(text) };
  }
}
