// How long does one verification take, accepted and corrected, beside the check of format alone that a package does? Real addresses of the
// US, one core, the built-in data. `tsx bench/address-speed.ts`
import { profileOf } from '../src/address/country-profile.ts';
import type { PostalAddress } from '../src/address/postal-address.ts';
import { verifyAddress } from '../src/address/verify-address.ts';
import { builtinDataDirectory } from '../src/gazetteer/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/gazetteer.ts';
import { kinds } from './accuracy/kinds.ts';
import { seededRandom } from './accuracy/random.ts';
import { readRealAddresses } from './accuracy/real-addresses.ts';
import { isValidForLibAddress } from './lib-address.ts';
import { saveResults } from './results.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const rounds = 5;

/** Microseconds a call: median, 99th percentile and the longest. */
function time(cases: readonly PostalAddress[], call: (address: PostalAddress) => void) {
  const micros: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const address of cases) {
      const start = process.hrtime.bigint();
      call(address);
      if (round > 0) micros.push(Number(process.hrtime.bigint() - start) / 1000);
    }
  }
  micros.sort((a, b) => a - b);
  const at = (share: number) => micros[Math.min(micros.length - 1, Math.floor(share * micros.length))] ?? 0;
  return { median: at(0.5), p99: at(0.99), longest: at(1) };
}

function openCountry() {
  const start = performance.now();
  const country = openGazetteer({ directories: [builtinDataDirectory()] }).country('US');
  if (country === undefined) throw new Error('the built-in data lacks the US');
  const opened = performance.now();
  profileOf(country);
  print(
    `opened in ${(opened - start).toFixed(0)} ms, profile compiled in ${(performance.now() - opened).toFixed(0)} ms`,
  );
  return country;
}

const addresses = readRealAddresses()
  ?.filter(({ country }) => country === 'US')
  .slice(0, 3000);
if (addresses === undefined) {
  print('skipped: there are no reference addresses beside the project');
} else {
  const country = openCountry();
  const random = seededRandom(1);
  const real = addresses.map(({ address }) => address);
  const accepted = real.filter((address) => verifyAddress(address, country).doubts.length === 0);
  const format = time(
    accepted.map((address) => verifyAddress(address, country).standardized),
    (address) => isValidForLibAddress(address, 'US'),
  );
  print(`lib-address validateAddress   median ${format.median.toFixed(1)} µs`);
  const rows: { name: string; median: number; p99: number; longest: number; cases: number }[] = [];
  const report = (name: string, cases: readonly PostalAddress[]) => {
    const { median, p99, longest } = time(cases, (address) => verifyAddress(address, country));
    rows.push({ name, median, p99, longest, cases: cases.length });
    const ratio = (median / format.median).toFixed(2);
    print(
      `${name.padEnd(30)}median ${median.toFixed(1)} µs (${ratio} of it), p99 ${p99.toFixed(0)} µs, longest ${longest.toFixed(0)} µs, ${cases.length} cases`,
    );
  };
  report('accepted', accepted);
  for (const kind of kinds.filter(({ sort }) => sort === 'error')) {
    const typed = accepted.map((address) =>
      kind.apply(address, country, random, { localitiesByArea: new Map() }),
    );
    const cases = typed.filter((address) => address !== undefined).slice(0, 1000);
    if (cases.length > 0) report(kind.name, cases);
  }
  saveResults('address-speed', { formatOnlyMedian: format.median, rows });
}
