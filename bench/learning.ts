/**
 * How much does a shop gain by what its buyers teach, and can it be taught wrongly?
 *
 *   npx tsx bench/learning.ts [--country XX,YY] [--buyers 6000] [--rows 300]
 *
 * For each country with enough real addresses: a fifth of all pairs of a place and a postal code is taken out
 * of its data. Buyers come over 60 days, each with one of the real addresses that another source has too, of
 * whom 3 % make one typed fault in city, province or code. Nine in ten insist on a right address that is
 * doubted, and one in ten on a wrong one. In the evening an operator approves the proposed pairs that ten
 * buyers insisted on (`review`), or nobody looks (`auto`). The same buyers come without learning, and with
 * one in a hundred who are hostile and insist on one false pair.
 *
 * It reports of the second half: right addresses about which the buyer is asked, without learning and with
 * it; faults that pass; and of all days the pairs that are learned and those of them that are wrong; and how
 * many honest buyers are answered otherwise because of the hostile ones, those aside who typed their pair.
 */
import { parseArgs } from 'node:util';
import type { AddressCountry } from '../src/address/countries/profile/address-country.ts';
import type { PostalAddress } from '../src/address/postal-address.ts';
import { verifyAddress } from '../src/address/verify-address.ts';
import type { LearningMode } from '../src/decisions/decision-store.ts';
import type { OpenedPlaces } from '../src/gazetteer/read/open-places.ts';
import { chooseAddresses } from './accuracy/choose-addresses.ts';
import { isOfColumn, openColumn } from './accuracy/columns.ts';
import { faults, type Setting } from './accuracy/faults.ts';
import { type RealAddress, readRealAddresses } from './accuracy/real-addresses.ts';
import { changedBy, figuresOf, type LearningFigures } from './learning/figures.ts';
import { withGaps } from './learning/hide-pairs.ts';
import { runStream, type Stream } from './learning/stream.ts';
import { printTable, saveResults } from './results.ts';

const { values: options } = parseArgs({
  options: {
    country: { type: 'string' },
    buyers: { type: 'string', default: '6000' },
    rows: { type: 'string', default: '300' },
  },
});
const fewestRows = 100;
const days = 60;
const hiddenOneOf = 5;
const typedFaults = faults.filter(({ on, name }) => on !== 'layout' && name !== 'province left out');

interface Measured {
  readonly country: string;
  readonly runs: Readonly<Record<LearningMode, LearningFigures>>;
  readonly changedByHostile: number;
}

async function measureCountry(
  whole: AddressCountry,
  all: readonly RealAddress[],
): Promise<Measured | undefined> {
  const { evidence, sample } = await chooseAddresses(whole, all, () => true, Number(options.rows));
  const rows = [...sample].map(({ address }) => address);
  if (rows.length < fewestRows) return undefined;
  // Opened from a compiled file, as all places of these columns are.
  const country = withGaps(whole, whole.places as OpenedPlaces, hiddenOneOf);
  const typeWrongly: Stream['typeWrongly'] = (address, random) => {
    const setting: Setting = { evidence, random };
    return random.pick(typedFaults)?.type(address, setting);
  };
  const stream = { country, rows, typeWrongly, buyers: Number(options.buyers), days };
  const run = async (mode: LearningMode) => figuresOf(await runStream({ ...stream, mode }), rows, whole);
  const hostile = falsePair(rows, country);
  const [attacked, quiet] = [
    await runStream({ ...stream, mode: 'review', hostile }),
    await runStream({ ...stream, mode: 'review', hostile: null }),
  ];
  return {
    country: country.format.country,
    runs: { off: await run('off'), review: await run('review'), auto: await run('auto') },
    changedByHostile: changedBy(attacked, quiet, hostile, country),
  };
}

/** The first city of the rows with the code of another row that is doubted together. */
function falsePair(rows: readonly PostalAddress[], country: AddressCountry): PostalAddress {
  const [first] = rows;
  if (first === undefined) throw new RangeError('there are no addresses');
  const pairs = rows.map(({ postalCode }) => ({ ...first, postalCode }));
  return pairs.find((pair) => verifyAddress(pair, country).doubts.length > 0) ?? first;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`;

function lineOf({ country, runs: { off, review, auto }, changedByHostile }: Measured) {
  return {
    country,
    'asked, off': percent(off.asked, off.right),
    review: percent(review.asked, review.right),
    auto: percent(auto.asked, auto.right),
    'faults pass, off': percent(off.passed, off.wrong),
    'review ': percent(review.passed, review.wrong),
    'auto ': percent(auto.passed, auto.wrong),
    learned: `${review.learned}, ${auto.learned}`,
    wrong: `${review.learnedWrong}, ${auto.learnedWrong}`,
    'changed by hostile': changedByHostile,
  };
}

function summed(measured: readonly Measured[]): Measured {
  const add = (mode: LearningMode): LearningFigures => {
    const all = measured.map(({ runs }) => runs[mode]);
    const sum = (name: keyof LearningFigures) => all.reduce((total, each) => total + each[name], 0);
    const [right, asked, wrong, passed] = [sum('right'), sum('asked'), sum('wrong'), sum('passed')];
    return { right, asked, wrong, passed, learned: sum('learned'), learnedWrong: sum('learnedWrong') };
  };
  return {
    country: 'all',
    runs: { off: add('off'), review: add('review'), auto: add('auto') },
    changedByHostile: measured.reduce((total, each) => total + each.changedByHostile, 0),
  };
}

async function run(all: readonly RealAddress[]): Promise<void> {
  const measured: Measured[] = [];
  for (const column of ['US', 'world'] as const) {
    const wanted = all.filter(({ country }) => isOfColumn(country, column));
    const codes = [...new Set(wanted.map(({ country }) => country))].sort();
    const gazetteer = await openColumn(column, new Set(codes));
    for (const code of codes) {
      if (options.country !== undefined && !options.country.split(',').includes(code)) continue;
      const whole = gazetteer.country(code);
      const found = whole?.places === undefined ? undefined : await measureCountry(whole, all);
      if (found !== undefined) measured.push(found);
    }
  }
  printTable([...measured, summed(measured)].map(lineOf));
  if (options.country === undefined) saveResults('learning', { buyers: Number(options.buyers), measured });
}

const addresses = readRealAddresses();
if (addresses === undefined)
  process.stdout.write('skipped: there are no reference addresses beside the project\n');
else await run(addresses);
