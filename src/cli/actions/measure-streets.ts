import { streetConventionOf } from '../../address/countries/profile/street-convention-of.ts';
import { createStreetJudge, type StreetEvidence } from '../../address/street/street-judge.ts';
import { isAmongKnown } from '../../address/street/street-numbers.ts';
import { existingFile } from '../../gazetteer/read/data-directory.ts';
import { OperatorError } from '../../operator-error.ts';
import { formatOf, readRecords } from '../../registry/read-records.ts';
import { rowReader } from '../../streets/import/source-kinds.ts';
import { openStreets } from '../../streets/read/open-streets.ts';
import { openDataFolder, requireFormat } from './data-folder.ts';
import { renderTable, tell } from './terminal-text.ts';

const meanings: Readonly<Record<StreetEvidence, string>> = {
  known: 'street and number are in the data',
  between: 'the number is in a gap, on the other side, or up to 100 beyond the street’s ends',
  street: 'the street is in the data, and no more can be told',
  beyond: 'the number is more than 100 beyond the ends of a street with five numbers or more',
  unknown: 'the postal code has no such street',
  'no data': 'the postal code is not covered, or the line is not understood',
};

export async function measureStreets(code: string, file: string): Promise<void> {
  const folder = openDataFolder();
  const format = requireFormat(folder, code);
  const reader = rowReader(format);
  const judge = loadedJudge(format.country, folder.loaded);
  const counts = new Map<string, number>();
  let suggested = 0;
  let total = 0;
  for await (const batch of await readRecords(file, formatOf(file), { onEncoding: tell }))
    for (const line of batch) {
      const { AddressPrimary: line1, PostalCode: code } = 'record' in line ? line.record : {};
      if (typeof line1 !== 'string') continue;
      const canonical = typeof code === 'string' ? (reader.postalCode(code) ?? '') : '';
      const { evidence } = judge.evidence(line1, canonical);
      total++;
      counts.set(evidence, (counts.get(evidence) ?? 0) + 1);
      if (!isAmongKnown(evidence) && judge.suggestion(line1, canonical) !== undefined) suggested++;
    }
  const share = (count: number) => `${((100 * count) / Math.max(1, total)).toFixed(2)} %`;
  const rows = Object.entries(meanings).map(([evidence, meaning]) => {
    const count = counts.get(evidence) ?? 0;
    return [evidence, count, share(count), meaning];
  });
  process.stdout.write(renderTable([['EVIDENCE', 'ADDRESSES', 'SHARE', 'MEANING'], ...rows]));
  process.stdout.write(
    `Another street would be suggested for ${suggested} of ${total} addresses (${share(suggested)}).\n`,
  );
}

function loadedJudge(country: string, directory: string) {
  const path = existingFile(directory, country, 'streets');
  const convention = streetConventionOf(country);
  if (path === undefined || convention === undefined)
    throw new OperatorError(`No street data is loaded for ${country}.`);
  return createStreetJudge(openStreets(path), convention);
}
