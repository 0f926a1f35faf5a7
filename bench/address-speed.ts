/**
 * How long does one verification take, accepted and corrected, compared with a package that only checks the
 * format? It runs on one core, with real addresses as they are and with one or two faults of every kind.
 *
 *   npx tsx bench/address-speed.ts [US] [world] [first]
 *
 *     --sample N   addresses a column (2000)
 *     --kinds      also prints one line for each kind of fault
 *
 * The columns are those of bench/accuracy/run.ts, all by default. It measures the compiled engine in `dist`,
 * which serves: a loader makes each inner function dearer. Times are microseconds a call. Each address counts
 * with its shortest of five calls, which leaves out compiling and other processes. Median and percentile are
 * over addresses.
 */
import { parseArgs } from 'node:util';
import type { AddressCountry } from '../src/address/countries/profile/address-country.ts';
import type { PostalAddress } from '../src/address/postal-address.ts';
import { seededRandom, seedOf } from '../test/support/random.ts';
import { chooseAddresses } from './accuracy/choose-addresses.ts';
import { type Column, columns, isOfColumn, openColumn, titles } from './accuracy/columns.ts';
import { kinds } from './accuracy/kinds.ts';
import { type RealAddress, readRealAddresses } from './accuracy/real-addresses.ts';
import { compiled } from './compiled.ts';
import { isValidForLibAddress } from './lib-address.ts';
import { saveResults } from './results.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '2000' },
    kinds: { type: 'boolean', default: false },
  },
});

type Engine = typeof import('../src/address/verify-address.ts');
const { verifyAddress } = await compiled<Engine>('address/verify-address.js');
type Data = typeof import('../src/gazetteer/read/gazetteer.ts');
const { openGazetteer } = await compiled<Data>('gazetteer/read/gazetteer.js');

const print = (line: string) => void process.stdout.write(`${line}\n`);
const rounds = 5;
const casesOfKind = 1000;

/** An address to verify, and the outcome of its first verification. */
interface Call {
  readonly address: PostalAddress;
  readonly country: AddressCountry;
  readonly kind: string;
  readonly outcome: 'accepted' | 'corrected' | 'doubted';
}

export interface Timed {
  readonly name: string;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
  readonly cases: number;
}

function time(name: string, calls: readonly Call[], call: (each: Call) => void): Timed {
  const micros = new Float64Array(calls.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [at, each] of calls.entries()) {
      const start = process.hrtime.bigint();
      call(each);
      micros[at] = Math.min(micros[at] ?? 0, Number(process.hrtime.bigint() - start) / 1000);
    }
  }
  micros.sort();
  const share = (part: number) => micros[Math.min(micros.length - 1, Math.floor(part * micros.length))] ?? 0;
  return { name, median: share(0.5), p99: share(0.99), longest: share(1), cases: calls.length };
}

/** The addresses of a column, typed in every way. Each was verified once. */
async function collectCalls(column: Column, all: readonly RealAddress[]): Promise<Call[]> {
  const codes = new Set(all.map(({ country }) => country).filter((code) => isOfColumn(code, column)));
  const gazetteer = await openColumn(column, codes, openGazetteer);
  const calls: Call[] = [];
  for (const code of codes) {
    const country = gazetteer.country(code);
    if (country === undefined) continue;
    const share = Math.ceil(Number(options.sample) / codes.size);
    const { evidence, sample } = await chooseAddresses(country, all, () => true, share);
    for (const { id, address } of sample)
      for (const kind of kinds) {
        if (kind.sort === 'harmless') continue;
        const typed = kind.type(address, { evidence, random: seededRandom(seedOf(id, kind.name)) })?.typed;
        if (typed === undefined) continue;
        const { suggestion, doubts, missing, malformed } = verifyAddress(typed, country);
        const isAccepted = doubts.length + missing.length + malformed.length === 0;
        const outcome = suggestion !== null ? 'corrected' : isAccepted ? 'accepted' : 'doubted';
        calls.push({ address: typed, country, kind: kind.name, outcome });
      }
  }
  return calls;
}

function some(calls: readonly Call[], count: number): Call[] {
  const step = Math.max(1, calls.length / count);
  return calls.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

const verify = ({ address, country }: Call) => void verifyAddress(address, country);

function measureColumn(column: Column, calls: readonly Call[]): Timed[] {
  print(`== ${titles[column]}`);
  const report = (timed: Timed) => {
    const { name, median, p99, longest, cases } = timed;
    print(
      `${name.padEnd(42)}median ${median.toFixed(1).padStart(7)} µs, p99 ${p99.toFixed(0).padStart(6)} µs, ` +
        `longest ${longest.toFixed(0).padStart(6)} µs, ${cases} cases`,
    );
    return timed;
  };
  const asItIs = calls.filter(({ kind, outcome }) => kind === 'as it is' && outcome === 'accepted');
  const rows = [report(time('accepted', asItIs, verify))];
  for (const outcome of ['corrected', 'doubted'] as const) {
    const chosen = some(
      calls.filter((call) => call.outcome === outcome),
      10 * casesOfKind,
    );
    rows.push(report(time(outcome, chosen, verify)));
  }
  if (!options.kinds) return rows;
  for (const kind of kinds) {
    const ofKind = calls.filter((call) => call.kind === kind.name);
    if (kind.sort !== 'harmless' && ofKind.length > 0)
      rows.push(report(time(kind.name, some(ofKind, casesOfKind), verify)));
  }
  return rows;
}

const addresses = readRealAddresses();
if (addresses === undefined) {
  print('skipped: there are no reference addresses beside the project');
} else {
  for (const column of columns.filter((each) => positionals.length === 0 || positionals.includes(each))) {
    const calls = await collectCalls(column, addresses);
    const rows = measureColumn(column, calls);
    if (column !== 'US') continue;
    const standard = calls
      .filter(({ kind, outcome }) => kind === 'as it is' && outcome === 'accepted')
      .map((call) => ({ ...call, address: verifyAddress(call.address, call.country).standardized }));
    const byFormat = ({ address }: Call) => void isValidForLibAddress(address, 'US');
    const { median } = time('format', standard, byFormat);
    print(
      `${'lib-address validateAddress, format only'.padEnd(42)}median ${median.toFixed(1).padStart(7)} µs`,
    );
    saveResults('address-speed', { formatOnlyMedian: median, rows });
  }
}
