import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readHeader } from '../../src/gazetteer/read/compiled-file.ts';
import { countryFile } from '../../src/gazetteer/read/data-directory.ts';
import { addStreets } from '../../src/streets/import/add-streets.ts';
import { type OpenedStreets, openStreets } from '../../src/streets/read/open-streets.ts';
import { headerLength, type SectionName, streetsFile } from '../../src/streets/read/streets-file.ts';
import type { StreetCountry } from '../street-addresses.ts';
import type { StreetReport } from './street-report.ts';

/** Compiles a file of addresses into a folder and opens the result. Reports its size and the time it took. */
export async function compileStreets(
  file: string,
  folder: string,
  { format }: StreetCountry,
  report: StreetReport,
): Promise<OpenedStreets> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const { manifest } = await addStreets([file], folder, {
    kind: 'openaddresses',
    format,
    isComplete: false,
    replaces: true,
  });
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const path = countryFile(folder, format.country, 'streets');
  const streets = openStreets(path);
  const { addresses, streets: streetCount, codes } = manifest;
  report.print(
    `${format.country}: ${addresses} addresses, ${streetCount} streets, ${codes} codes; ` +
      `${(statSync(path).size / addresses).toFixed(2)} bytes an address, ` +
      `${(streets.tableBytes / 1024 ** 2).toFixed(2)} MB in memory; ${bytesByPart(path, addresses)}; ` +
      `compiled in ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of processor)`,
  );
  return streets;
}

/** The bytes of an address by their use: numbers, street names with their codes, keys, postal codes. */
function bytesByPart(path: string, addresses: number): string {
  const file = readFileSync(path);
  const content = createHash('sha256').update(file.subarray(headerLength));
  const sections = readHeader(file.subarray(0, headerLength), path, streetsFile, content);
  const bytes = (...names: readonly SectionName[]) =>
    (names.reduce((sum, name) => sum + sections[name].length, 0) / addresses).toFixed(2);
  const numbers = bytes('blocks', 'blockOffsets');
  const names = bytes('details', 'detailOffsets', 'detailHeads');
  const [keys, codes] = [bytes('keys'), bytes('codes')];
  return `numbers ${numbers}, names ${names}, keys ${keys}, codes ${codes}`;
}
