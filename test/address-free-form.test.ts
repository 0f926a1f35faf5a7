import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PostalAddress } from '../src/address/postal-address.ts';
import { verifyAddress } from '../src/address/verify-address.ts';
import { builtinDataDirectory } from '../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/read/gazetteer.ts';

/** First and second line, city, province and postal code; empty where there is none. */
type Parts = readonly [string, string, string, string, string];

/** How people type an address, and what is offered of it, stored without a question, in doubt, or missing. */
interface FreeForm {
  readonly country: string;
  readonly typed: Parts;
  readonly offered?: Parts;
  readonly stored?: Parts;
  readonly doubted?: readonly string[];
  readonly missing?: readonly string[];
}

const file = new URL('vectors/free-form.ndjson', import.meta.url);
const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
const vectors = lines.map((line): FreeForm => JSON.parse(line));
const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });

describe('an address as people type it', () => {
  it.each(vectors.map((each) => [each.country, each.typed.join(' | '), each] as const))(
    '%s: %s',
    (country, _, { typed, offered, stored, doubted, missing: lacking }) => {
      const opened = gazetteer.country(country);
      if (opened === undefined) throw new Error(`there is no country ${country}`);
      const { suggestion, standardized, doubts, missing, malformed } = verifyAddress(
        addressOf(typed),
        opened,
      );
      if (doubted !== undefined) {
        expect([suggestion, doubts.map(({ code }) => code)]).toEqual([null, doubted]);
        return;
      }
      if (lacking !== undefined) {
        expect([suggestion, missing]).toEqual([null, lacking]);
        return;
      }
      if (stored !== undefined) expect([doubts, missing, malformed]).toEqual([[], [], []]);
      expect(stored === undefined ? suggestion : standardized).toEqual(addressOf(stored ?? offered ?? typed));
    },
  );
});

function addressOf(parts: Parts): PostalAddress {
  const [line1, line2, locality, administrativeArea, postalCode] = parts;
  const filled = { line1, line2, locality, administrativeArea, postalCode };
  const entries = Object.entries(filled).map(([part, text]) => [part, text === '' ? null : text]);
  return { name: 'Jo Sample', line3: null, ...Object.fromEntries(entries) };
}
