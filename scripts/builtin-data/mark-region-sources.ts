import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseGeonamesLine } from '../../src/gazetteer/import/geonames-line.ts';
import { withSource } from '../../src/gazetteer/import/read-source.ts';
import { parsePostalRegions } from './postal-region-rows.ts';
import {
  type GeonamesCodes,
  geonamesCodes,
  type RegionSource,
  regionSourceOf,
  regionsHead,
} from './postal-region-sources.ts';

// Writes the source of each line and the head of each table in data/regions, by a comparison with GeoNames'
// postal codes: npx tsx scripts/builtin-data/mark-region-sources.ts FOLDER, which holds XX.zip of GeoNames'
// export. The same exports give the same bytes. A new line takes any source before the script runs.
const [folder = '.'] = process.argv.slice(2);
const directory = fileURLToPath(new URL('../../data/regions', import.meta.url));
for (const name of readdirSync(directory)) {
  const path = join(directory, name);
  writeFileSync(path, await marked(name, readFileSync(path, 'utf8')));
}

async function marked(name: string, text: string): Promise<string> {
  const { country, rows } = parsePostalRegions(name, text);
  const { codes, state } = await readGeonames(join(folder, `${country}.zip`));
  const sources = new Set<RegionSource>();
  let at = 0;
  const lines = text
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      if (line === 'complete') return line;
      const source = regionSourceOf(rows[at++]?.beginnings ?? [], codes);
      sources.add(source);
      return [...line.split('\t').slice(0, -1), source].join('\t');
    });
  return `${regionsHead(country, sources, state)}${lines.join('\n')}\n`;
}

async function readGeonames(path: string): Promise<{ codes: GeonamesCodes; state: string | undefined }> {
  if (!existsSync(path)) return { codes: geonamesCodes([]), state: undefined };
  return await withSource(path, async ({ lines, date }) => {
    const codes: string[] = [];
    for await (const line of lines) {
      const row = parseGeonamesLine(line);
      if (typeof row !== 'string') codes.push(row.postalCode);
    }
    return { codes: geonamesCodes(codes), state: date };
  });
}
