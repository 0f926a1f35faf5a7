import { basename } from 'node:path';
import { DataError } from '../read/data-error.ts';
import type { AddOptions, PlaceImporter } from './place-importer.ts';
import { type FileReport, ReadRows } from './read-rows.ts';
import { withSource } from './read-source.ts';
import { storeSources } from './store-sources.ts';

/**
 * Imports files of one kind, packed or not, one after the other, into a folder of places. Each country in a
 * file becomes a source of that country: it replaces the source of the same name, and adds to all others. A
 * second file with the same country in one call is refused. Bad lines are counted and named. A bad file, or
 * one with too many bad lines, changes nothing.
 */
export async function addPlaces(
  importer: PlaceImporter,
  files: readonly string[],
  directory: string,
  options: AddOptions,
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  const owners = new Map<string, string>();
  for (const path of files) {
    const report = await addFile(importer, path, directory, options, owners);
    for (const { country } of report.countries) owners.set(country, report.file);
    reports.push(report);
  }
  return reports;
}

async function addFile(
  importer: PlaceImporter,
  path: string,
  directory: string,
  options: AddOptions,
  owners: ReadonlyMap<string, string>,
): Promise<FileReport> {
  const read = new ReadRows(basename(path), importer, options);
  try {
    const sources = await withSource(
      path,
      async (source) => {
        await read.all(source);
        read.requireGood(owners);
        return read.sources(source.date);
      },
      { ...importer.options, ...(options.onEncoding && { onEncoding: options.onEncoding }) },
    );
    await storeSources(sources, directory, options);
    return read.report(sources);
  } catch (error) {
    if (error instanceof DataError) return { ...read.report([]), refusal: error.message };
    throw error;
  }
}
