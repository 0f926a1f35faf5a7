import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeMeanings, describeVerdict, fromLine } from '../bench/accuracy/verdict-record.ts';
import { recordTrace } from '../src/address/decide/address-trace.ts';
import { builtinDataDirectory } from '../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/read/gazetteer.ts';
import { loadedCountries } from './fixtures/loaded-countries.ts';

const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
const loaded = new Map((await loadedCountries()).map((country) => [country.format.country, country]));

const records = [
  { data: 'the data that is built in', suffix: '', find: gazetteer.country },
  { data: 'loaded places and streets', suffix: '-loaded', find: (code: string) => loaded.get(code) },
];

function linesOf(name: string): string[] {
  return readFileSync(new URL(`vectors/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
}

/** If a change is intended, `npx tsx bench/accuracy/record-verdicts.ts` writes new records. */
describe.each(records)('with $data, addresses typed right and wrong', ({ suffix, find }) => {
  const recorded = linesOf(`address-verdicts${suffix}.tsv`).map(fromLine);
  const meanings = linesOf(`address-meanings${suffix}.tsv`);
  const countries = [...new Set(recorded.map(({ country }) => country))];

  it.each(countries)(
    'get the recorded verdicts, and meanings of the recorded number and cost: %s',
    (code) => {
      const country = find(code);
      if (country === undefined) throw new Error(`no country ${code}`);
      const trace = recordTrace();
      const ofCountry = recorded.filter((each) => each.country === code);
      const answers = ofCountry.map((each) => ({
        ...each,
        verdict: describeVerdict(each.typed, country, trace),
      }));
      expect(answers).toEqual(ofCountry);
      const weighed = meanings.filter((line) => line.startsWith(`${code}\t`));
      expect(describeMeanings(code, trace.weighed)).toEqual(weighed);
    },
  );
});
