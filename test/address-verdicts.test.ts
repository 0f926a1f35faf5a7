import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeVerdict, fromLine } from '../bench/accuracy/verdict-record.ts';
import { builtinDataDirectory } from '../src/gazetteer/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/gazetteer.ts';

const record = new URL('vectors/address-verdicts.tsv', import.meta.url);
const verdicts = readFileSync(record, 'utf8').trimEnd().split('\n').map(fromLine);
const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
const countries = [...new Set(verdicts.map(({ country }) => country))];

/** If a change is intended, `npx tsx bench/accuracy/record-verdicts.ts` writes a new record. */
describe('addresses typed right and wrong in every way get the verdict on record', () => {
  it.each(countries)('%s', (code) => {
    const country = gazetteer.country(code);
    if (country === undefined) throw new Error(`no country ${code}`);
    const ofCountry = verdicts.filter((each) => each.country === code);
    const answers = ofCountry.map((each) => ({ ...each, verdict: describeVerdict(each.typed, country) }));
    expect(answers).toEqual(ofCountry);
  });
});
