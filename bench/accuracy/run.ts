// How often does the engine disturb a good address, and how often does it mend a bad one? Real addresses as they are, in
// harmless variants, and with one error of each kind. `tsx bench/accuracy/run.ts [US|world|bare] [--failures [KIND]] [--country XX]`:
// `--by lib-address` judges with that package instead, which suggests nothing.
// US with the built-in data, the world with compiled GeoNames data (compiled first, or COMPILED_GEONAMES), or without any place data.
import { findAdministrativeArea } from '../../src/address/administrative-areas.ts';
import { builtinDataDirectory } from '../../src/gazetteer/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/gazetteer.ts';
import { isValidForLibAddress } from '../lib-address.ts';
import { saveResults } from '../results.ts';
import { measure } from './measure.ts';
import { type Judge, judgeTyped } from './outcome.ts';
import { seededRandom } from './random.ts';
import { readRealAddresses } from './real-addresses.ts';
import { countCases, printFailures, printReport } from './report.ts';
import { compileWorld } from './world-data.ts';

const options = process.argv.slice(2);
const option = (name: string) => {
  const at = options.indexOf(name);
  return at < 0 ? undefined : (options[at + 1] ?? '');
};
const world = options[0] ?? 'US';
const only = option('--country');

const byLibAddress: Judge = (typed, _real, { format }) => {
  // It knows provinces by their codes alone; real addresses spell them out.
  const { administrativeArea: area } = typed;
  const administrativeArea = (area && findAdministrativeArea(format, area)?.code) ?? area;
  const outcome = isValidForLibAddress({ ...typed, administrativeArea }, format.country)
    ? 'accepted'
    : 'doubt';
  return { outcome, suggestion: null, problems: [] };
};

const addresses = readRealAddresses();
if (addresses === undefined) {
  process.stdout.write('skipped: there are no reference addresses beside the project\n');
} else {
  const gazetteer = openGazetteer({
    directories: [
      builtinDataDirectory(),
      ...(world === 'world' ? [await compileWorld(new Set(addresses.map(({ country }) => country)))] : []),
    ],
  });
  const chosen = addresses.filter(({ country }) =>
    only === undefined ? (country === 'US') === (world === 'US') : country === only,
  );
  const countryOf = (code: string) => {
    const country = gazetteer.country(code);
    if (world !== 'bare' || country === undefined) return country;
    const { places: _, ...bare } = country;
    return bare;
  };
  const bare = new Map<string, ReturnType<typeof countryOf>>();
  const cases = measure(
    chosen,
    (code) => {
      if (!bare.has(code)) bare.set(code, countryOf(code));
      return bare.get(code);
    },
    seededRandom(1),
    option('--by') === 'lib-address' ? byLibAddress : judgeTyped,
  );
  printReport(cases);
  if (only === undefined && option('--by') === undefined)
    saveResults(`accuracy-${world.toLowerCase()}`, { world, rows: countCases(cases) });
  if (options.includes('--failures')) printFailures(cases, option('--failures'));
}
