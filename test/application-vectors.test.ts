import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateApplication } from '../src/application/validate-application.ts';
import { createMarkets } from '../src/market/markets.ts';
import type { Submission } from '../src/submission/field-reader.ts';

/**
 * One line of a vector file: what a submission to a market must find. `submission` is whole; `change` is laid over the
 * valid one of the market (valid.ndjson; of the US where it has none), "<absent>" leaving a field out.
 */
interface Vector {
  readonly market: string;
  readonly reason: string;
  readonly submission?: Submission;
  readonly change?: Submission;
  readonly problems: readonly string[];
  /** ISO 8601; noon UTC of June 15, 2026 unless given. */
  readonly now?: string;
}

const directory = new URL('vectors/application/', import.meta.url);
const usualNow = '2026-06-15T12:00:00Z';

const files = readdirSync(directory).filter((name) => name.endsWith('.ndjson'));

function readVectors(file: string): Vector[] {
  const lines = readFileSync(new URL(file, directory), 'utf8').trimEnd().split('\n');
  return lines.map((line): Vector => JSON.parse(line));
}

const validSubmissions = new Map(
  readVectors('valid.ndjson').map((vector) => [vector.market, vector.submission]),
);

function submissionOf({ market, submission, change }: Vector): Submission {
  if (submission !== undefined) return submission;
  const base = validSubmissions.get(market) ?? validSubmissions.get('US');
  return Object.fromEntries(
    Object.entries({ ...base, ...change }).filter(([, value]) => value !== '<absent>'),
  );
}

const markets = createMarkets({
  dataVersion: 'none',
  countries: (country) => ({
    format: {
      country,
      requiresLocality: true,
      requiresAdministrativeArea: false,
      requiresPostalCode: false,
      administrativeAreas: [],
      usesAdministrativeArea: false,
      labelFormat: '%N%n%A%n%C',
    },
    dataVersion: 'none',
  }),
});

describe.each(files)('%s', (file) => {
  it.each(readVectors(file))('$market: $reason', (vector) => {
    const market = markets.find(vector.market);
    if (market === undefined) throw new Error(`no market ${vector.market}`);
    const findings = validateApplication(submissionOf(vector), market, new Date(vector.now ?? usualNow));
    expect(findings.problems.map(({ code }) => code)).toEqual(vector.problems);
    expect(findings.application === null).toBe(vector.problems.length > 0);
  });
});
