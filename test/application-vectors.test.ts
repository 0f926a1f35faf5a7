import { describe, expect, it } from 'vitest';
import { validateApplication } from '../src/application/validate-application.ts';
import { createMarkets } from '../src/market/market.ts';
import {
  applicationVectorFiles,
  readApplicationVectors,
  submissionOf,
} from './support/application-vectors.ts';

const usualNow = '2026-06-15T12:00:00Z';

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
    },
    dataVersion: 'none',
  }),
});

describe.each(applicationVectorFiles)('%s', (file) => {
  it.each(readApplicationVectors(file))('$market: $reason', (vector) => {
    const market = markets.find(vector.market);
    if (market === undefined) throw new Error(`no market ${vector.market}`);
    const findings = validateApplication(submissionOf(vector), market, new Date(vector.now ?? usualNow));
    expect(findings.problems.map(({ code }) => code)).toEqual(vector.problems);
    expect(findings.application === null).toBe(vector.problems.length > 0);
  });
});
