import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeExplanation, describeVerdict, fromLine } from '../bench/accuracy/verdict-record.ts';
import { builtinDataDirectory } from '../src/gazetteer/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/gazetteer.ts';
import { loadedCountries } from './fixtures/loaded-countries.ts';

const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
const loaded = new Map((await loadedCountries()).map((country) => [country.format.country, country]));

const builtIn = { data: 'the data that is built in', suffix: '', find: gazetteer.country };
const made = {
  data: 'loaded places and streets',
  suffix: '-loaded',
  find: (code: string) => loaded.get(code),
};
const records = [builtIn, made].flatMap((each) => [
  { ...each, answer: 'verdict', file: `address-verdicts${each.suffix}.tsv`, describe: describeVerdict },
  {
    ...each,
    answer: 'explanation',
    file: `address-explanations${each.suffix}.tsv`,
    describe: describeExplanation,
  },
]);

/** If a change is intended, `npx tsx bench/accuracy/record-verdicts.ts` writes a new record. */
describe.each(records)('with $data, addresses typed right and wrong get the $answer on record', (record) => {
  const text = readFileSync(new URL(`vectors/${record.file}`, import.meta.url), 'utf8');
  const recorded = text.trimEnd().split('\n').map(fromLine);
  const countries = [...new Set(recorded.map(({ country }) => country))];

  it.each(countries)('%s', (code) => {
    const country = record.find(code);
    if (country === undefined) throw new Error(`no country ${code}`);
    const ofCountry = recorded.filter((each) => each.country === code);
    const answers = ofCountry.map((each) => ({ ...each, verdict: record.describe(each.typed, country) }));
    expect(answers).toEqual(ofCountry);
  });
});
