import { rm } from 'node:fs/promises';
import type { StreetConvention } from '../../address/street/street-convention.ts';
import { openStreets } from '../read/open-streets.ts';
import type { StreetsContent } from '../read/streets-file.ts';
import { StreetCollection, type StreetRow } from './collect-streets.ts';
import { writeStreets } from './write-streets.ts';

/** Collects rows in bounded memory. Full collections are written to files, which are merged at the end. */
export class StreetRuns {
  readonly #convention: StreetConvention;
  readonly #isComplete: boolean;
  readonly #path: string;
  readonly #most: number | undefined;
  readonly #files: string[] = [];
  #open: StreetCollection;

  /** The names of the files begin with `path`; each file holds `most` rows. */
  constructor(convention: StreetConvention, isComplete: boolean, path: string, most?: number) {
    this.#convention = convention;
    this.#isComplete = isComplete;
    this.#path = path;
    this.#most = most;
    this.#open = this.#collection();
  }

  get isEmpty(): boolean {
    return this.#open.isEmpty && this.#files.length === 0;
  }

  /** Adds a row, or returns the reason why it cannot be added. */
  add(row: StreetRow): string | null {
    return this.#open.add(row);
  }

  /** Writes the current collection to a file if it is full. */
  settle(): Promise<void> | undefined {
    return this.#open.isFull ? this.#write() : undefined;
  }

  async #write(): Promise<void> {
    const path = `${this.#path}.run${this.#files.length}`;
    this.#files.push(path);
    await writeStreets(path, this.#open.content(), { country: this.#convention.country, sources: [] });
    this.#open = this.#collection();
  }

  /** Returns everything added so far. No row can be added afterwards. */
  contents(): StreetsContent[] {
    const written = this.#files.map((path) => openStreets(path));
    return this.#open.isEmpty ? written : [...written, this.#open.content()];
  }

  async remove(): Promise<void> {
    for (const path of this.#files) await rm(path, { force: true });
  }

  #collection(): StreetCollection {
    return new StreetCollection(this.#convention, this.#isComplete, this.#most);
  }
}
