import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeVerdict, fromLine } from '../bench/accuracy/verdict-record.ts';
import { builtinDataDirectory } from '../src/gazetteer/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/gazetteer.ts';
import { loadedCountries } from './fixtures/loaded-countries.ts';

const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
const loaded = new Map((await loadedCountries()).map((country) => [country.format.country, country]));

const records = [
  {
    data: 'the data that is built in',
    file: 'address-verdicts.tsv',
    find: (code: string) => gazetteer.country(code),
  },
  {
    data: 'loaded places and streets',
    file: 'address-verdicts-loaded.tsv',
    find: (code: string) => loaded.get(code),
  },
];

/** If a change is intended, `npx tsx bench/accuracy/record-verdicts.ts` writes a new record. */
describe.each(records)('with $data, addresses typed right and wrong get the verdict on record', (record) => {
  const text = readFileSync(new URL(`vectors/${record.file}`, import.meta.url), 'utf8');
  const verdicts = text.trimEnd().split('\n').map(fromLine);
  const countries = [...new Set(verdicts.map(({ country }) => country))];

  it.each(countries)('%s', (code) => {
    const country = record.find(code);
    if (country === undefined) throw new Error(`no country ${code}`);
    const ofCountry = verdicts.filter((each) => each.country === code);
    const answers = ofCountry.map((each) => ({ ...each, verdict: describeVerdict(each.typed, country) }));
    expect(answers).toEqual(ofCountry);
  });
});
