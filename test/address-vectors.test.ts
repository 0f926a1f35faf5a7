import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noBranches } from '../src/checkout/branch-directory.ts';
import { judgeShipping } from '../src/checkout/judge-shipping.ts';
import { readShippingSubmission } from '../src/checkout/read-shipping-submission.ts';
import { wireNames } from '../src/fields/shipping-fields.ts';
import { builtinDataDirectory } from '../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/read/gazetteer.ts';
import { createMarkets } from '../src/market/markets.ts';
import type { Submission } from '../src/submission/field-reader.ts';

/**
 * One line of a market's file: what the service must find in a submission, with built-in data. `submission`
 * is whole; `change` replaces fields of the first line's.
 */
interface AddressVector {
  readonly reason: string;
  readonly submission?: Submission;
  readonly change?: Submission;
  readonly problems: readonly string[];
  readonly isPostOfficeBox?: boolean;
  /** Parts of the stored address, if they differ from the typed ones or the line is about them. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Parts of the address that is offered. */
  readonly offered?: Readonly<Record<string, string>>;
}

const listed =
  'AT BE CA CH DE DK ES FI FR GB HK IE IN IT JP KE KR MX MY NG NL NO PH PL PT SE SG TW US ZA'.split(' ');
const directory = new URL('vectors/address/', import.meta.url);
const files = readdirSync(directory).sort();
const { country, dataVersion } = openGazetteer({ directories: [builtinDataDirectory()] });
const markets = createMarkets({ countries: (code) => country(code), dataVersion });

function read(file: string): AddressVector[] {
  const lines = readFileSync(new URL(file, directory), 'utf8').trimEnd().split('\n');
  return lines.map((line): AddressVector => JSON.parse(line));
}

/** The parts of an address under their names on the wire. */
function onWire(parts: object): Record<string, unknown> {
  const named = Object.entries(parts).map(([part, text]) => [
    wireNames[part as keyof typeof wireNames],
    text,
  ]);
  return Object.fromEntries(named);
}

describe.each(files)('%s', (file) => {
  const vectors = read(file);
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
    const [valid, wrong, blank, ...traps] = read(file);
    expect(valid?.problems).toEqual([]);
    expect(wrong?.problems.length).toBeGreaterThanOrEqual(14);
    expect(blank?.problems).toContain('AddressPrimary.Required');
    expect(traps.length).toBeGreaterThan(2);
  }
});
