/**
 * How well do the likelihoods hold: of the addresses that are right as typed with 70 to 80 %, how many are?
 *
 *   npx tsx bench/accuracy/calibration.ts [US] [world] [first] [--rows 1000]
 *
 * Real addresses of all sources that another source has too, of which 3 % are typed with one fault in city,
 * province or code. A fault that gives another place which sources know counts as a fault. The table has the
 * addresses whose parts do not all agree in the data: of those that do, nothing is weighed.
 */
import { parseArgs } from 'node:util';
import { verifyAddress } from '../../src/address/verify-address.ts';
import { seededRandom, seedOf } from '../../test/support/random.ts';
import { chooseAddresses } from './choose-addresses.ts';
import { columns, isOfColumn, openColumn } from './columns.ts';
import { faults } from './faults.ts';
import { type RealAddress, readRealAddresses } from './real-addresses.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string', default: '1000' } },
});
const faultsInHundred = 3;
const typedFaults = faults.filter(({ on, name }) => on !== 'layout' && name !== 'province left out');

interface Tenth {
  addresses: number;
  right: number;
  /** Sum of the likelihoods. */
  likelihood: number;
}

async function measureColumn(
  column: (typeof columns)[number],
  all: readonly RealAddress[],
): Promise<Tenth[]> {
  const tenths = Array.from({ length: 10 }, (): Tenth => ({ addresses: 0, right: 0, likelihood: 0 }));
  const codes = new Set(all.map(({ country }) => country).filter((code) => isOfColumn(code, column)));
  const gazetteer = await openColumn(column, codes);
  for (const code of [...codes].sort()) {
    const country = gazetteer.country(code);
    if (country === undefined) continue;
    const { evidence, sample } = await chooseAddresses(country, all, () => true, Number(options.rows));
    for (const { id, address } of sample) {
      const random = seededRandom(seedOf(id, 'calibration'));
      const isWrong = random.below(100) < faultsInHundred;
      const typed = isWrong ? random.pick(typedFaults)?.type(address, { evidence, random }) : undefined;
      const { likelihood, isPlaceKnown } = verifyAddress(typed ?? address, country);
      const tenth = tenths[Math.min(9, Math.floor((likelihood ?? -1) * 10))];
      if (tenth === undefined || likelihood === null || isPlaceKnown) continue;
      tenth.addresses += 1;
      tenth.right += Number(typed === undefined);
      tenth.likelihood += likelihood;
    }
  }
  return tenths;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

async function run(all: readonly RealAddress[]): Promise<void> {
  const wanted = columns.filter((column) => positionals.length === 0 || positionals.includes(column));
  const measured: Tenth[][] = [];
  for (const column of wanted) measured.push(await measureColumn(column, all));
  const header = ['likelihood', ...wanted.flatMap((column) => [`${column}: addresses`, 'mean', 'right'])];
  const rows = Array.from({ length: 10 }, (_, tenth) => [
    `${tenth * 10} to ${tenth * 10 + 10} %`,
    ...measured.flatMap((tenths) => {
      const { addresses = 0, right = 0, likelihood = 0 } = tenths[tenth] ?? {};
      return [`${addresses}`, percent(likelihood, addresses), percent(right, addresses)];
    }),
  ]);
  for (const row of [header, header.map(() => '---'), ...rows])
    process.stdout.write(`| ${row.join(' | ')} |\n`);
}

const addresses = readRealAddresses();
if (addresses === undefined)
  process.stdout.write('skipped: there are no reference addresses beside the project\n');
else await run(addresses);
