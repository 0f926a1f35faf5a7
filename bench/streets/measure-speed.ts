import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { verifyAddress } from '../../src/address/verify-address.ts';
import { percentile } from '../statistics.ts';
import type { TypedCase } from './measure-engine.ts';
import type { StreetReport } from './street-report.ts';

const rounds = 5;

/** Reports the microseconds of one verification by variant. Each address counts with its shortest call. */
export function measureSpeed(
  cases: readonly TypedCase[],
  loaded: AddressCountry,
  report: StreetReport,
): void {
  const micros = new Float64Array(cases.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [at, { typed }] of cases.entries()) {
      const start = performance.now();
      verifyAddress(typed, loaded);
      micros[at] = Math.min(micros[at] ?? 0, (performance.now() - start) * 1000);
    }
  }
  const line = (title: string, isMeasured: (each: TypedCase) => boolean) => {
    const sorted = micros.filter((_, at) => cases[at] !== undefined && isMeasured(cases[at])).sort();
    const [median, p99] = [percentile(sorted, 0.5).toFixed(1), percentile(sorted, 0.99).toFixed(1)];
    report.print(`time ${title.padEnd(20)} ${median} µs at the median, ${p99} µs at the 99th percentile`);
  };
  for (const title of new Set(cases.map((each) => each.title))) line(title, (each) => each.title === title);
  line('of all without slips', ({ isSlip }) => !isSlip);
  line('of all with slips', ({ isSlip }) => isSlip);
}
