import { describe, expect, it } from 'vitest';
import { noBranches } from '../src/checkout/branch-directory.ts';
import { judgeShipping, readShippingSubmission } from '../src/checkout/judge-shipping.ts';
import { wireNames } from '../src/fields/shipping-fields.ts';
import { builtinDataDirectory } from '../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/read/gazetteer.ts';
import { createMarkets } from '../src/market/market.ts';
import { addressVectorFiles as files, readAddressVectors } from './support/address-vectors.ts';

const listed =
  'AT BE CA CH DE DK ES FI FR GB HK IE IN IT JP KE KR MX MY NG NL NO PH PL PT SE SG TW US ZA'.split(' ');
const { country, dataVersion } = openGazetteer({ directories: [builtinDataDirectory()] });
const markets = createMarkets({ countries: (code) => country(code), dataVersion });

/** The parts of an address under their names on the wire. */
function onWire(parts: object): Record<string, unknown> {
  const named = Object.entries(parts).map(([part, text]) => [
    wireNames[part as keyof typeof wireNames],
    text,
  ]);
  return Object.fromEntries(named);
}

describe.each(files)('%s', (file) => {
  const vectors = readAddressVectors(file);
  const market = markets.find(file.slice(0, 2));
  if (market === undefined) throw new Error(`no market ${file}`);

  it.each(vectors)('$reason', ({ submission, change, problems, isPostOfficeBox, stored, offered }) => {
    const sent = submission ?? { ...vectors[0]?.submission, ...change };
    const read = readShippingSubmission(sent, market, 'required');
    const judgement = judgeShipping(read, market, noBranches, null);
    expect(judgement.problems.map(({ code }) => code)).toEqual(problems);
    if (isPostOfficeBox !== undefined) expect(judgement.isPostOfficeBox).toBe(isPostOfficeBox);
    expect(onWire(judgement.standardized)).toMatchObject(stored ?? {});
    expect(onWire(judgement.suggestion ?? {})).toMatchObject(offered ?? {});
  });
});

it('each market has a valid address, one with every field wrong, an empty one, and its traps', () => {
  expect(files).toEqual(listed.map((code) => `${code}.ndjson`));
  for (const file of files) {
    const [valid, wrong, blank, ...traps] = readAddressVectors(file);
    expect(valid?.problems).toEqual([]);
    expect(wrong?.problems.length).toBeGreaterThanOrEqual(14);
    expect(blank?.problems).toContain('AddressPrimary.Required');
    expect(traps.length).toBeGreaterThan(2);
  }
});
