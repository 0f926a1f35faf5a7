import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { streetConventionOf } from '../../address/countries/profile/street-convention-of.ts';
import {
  createStreetJudge,
  type StreetEvidence,
  type StreetJudge,
} from '../../address/street/street-judge.ts';
import { isAmongKnown } from '../../address/street/street-numbers.ts';
import { OperatorError } from '../../operator-error.ts';
import { formatOf, type RecordLine, readRecords } from '../../registry/read-records.ts';
import { type RowReader, rowReader } from '../../streets/import/row-reader.ts';
import { openStreets } from '../../streets/read/open-streets.ts';
import { streetsFiles } from '../../streets/read/streets-file.ts';
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

interface Tally {
  readonly evidence: Map<StreetEvidence, number>;
  suggested: number;
  total: number;
}

export async function measureStreets(countryCode: string, file: string): Promise<void> {
  const country = countryCode.toUpperCase();
  const folder = openDataFolder();
  const format = requireFormat(folder, country);
  const judge = loadedJudge(country, folder.loaded);
  const tally = await tallyOf(file, judge, format);
  const share = (count: number) => `${((100 * count) / Math.max(1, tally.total)).toFixed(2)} %`;
  const rows = Object.entries(meanings).map(([evidence, meaning]) => {
    const count = tally.evidence.get(evidence as StreetEvidence) ?? 0;
    return [evidence, `${count}`, share(count), meaning];
  });
  process.stdout.write(renderTable([['EVIDENCE', 'ADDRESSES', 'SHARE', 'MEANING'], ...rows]));
  process.stdout.write(
    `Another street would be suggested for ${tally.suggested} of ${tally.total} addresses (${share(tally.suggested)}).\n`,
  );
}

function loadedJudge(country: string, directory: string): StreetJudge {
  const file = streetsFiles(directory).find(([each]) => each === country);
  const convention = streetConventionOf(country);
  if (file === undefined || convention === undefined)
    throw new OperatorError(`No street data is loaded for ${country}.`);
  return createStreetJudge(openStreets(file[1]), convention);
}

async function tallyOf(file: string, judge: StreetJudge, format: AddressFormat): Promise<Tally> {
  const reader = rowReader(format);
  const tally: Tally = { evidence: new Map(), suggested: 0, total: 0 };
  for await (const batch of await readRecords(file, formatOf(file), { onEncoding: tell })) {
    for (const line of batch) count(line, judge, reader, tally);
  }
  return tally;
}

function count(line: RecordLine, judge: StreetJudge, reader: RowReader, tally: Tally): void {
  if ('problem' in line) return;
  const { AddressPrimary: line1, PostalCode: code } = line.record;
  if (typeof line1 !== 'string') return;
  const canonical = typeof code === 'string' ? (reader.postalCode(code) ?? '') : '';
  const { evidence } = judge.evidence(line1, canonical);
  tally.total++;
  tally.evidence.set(evidence, (tally.evidence.get(evidence) ?? 0) + 1);
  if (!isAmongKnown(evidence) && judge.suggestion(line1, canonical) !== undefined) tally.suggested++;
}
