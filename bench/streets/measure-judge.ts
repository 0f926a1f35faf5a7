import type { StreetJudge } from '../../src/address/street/street-judge.ts';
import { isAmongKnown } from '../../src/address/street/street-numbers.ts';
import { keyOfLine, lineOf, type StreetAddress, type StreetCountry } from '../street-addresses.ts';
import { misspelt, otherNotation, otherType } from '../street-slips.ts';
import type { Samples } from './hidden-addresses.ts';
import { percent, type StreetReport } from './street-report.ts';

/** Reports what the street data says of addresses that it has, and of those that were hidden. */
export function measureEvidence(
  judge: StreetJudge,
  samples: Samples,
  { convention }: StreetCountry,
  report: StreetReport,
): void {
  const variants: [string, readonly StreetAddress[], (street: string) => string][] = [
    ['known', samples.shown, (street) => street],
    ['number hidden', samples.number, (street) => street],
    ['street hidden', samples.street, (street) => street],
    ['notation', samples.shown, (street) => otherNotation(street, convention)],
  ];
  for (const [title, addresses, written] of variants) {
    const counts = new Map<string, number>();
    let suggested = 0;
    for (const { street, number, code } of addresses) {
      const line = lineOf(written(street), number, convention);
      const { evidence } = judge.evidence(line, code);
      counts.set(evidence, (counts.get(evidence) ?? 0) + 1);
      const suggestion = judge.suggestion(line, code);
      if (suggestion === undefined) continue;
      suggested++;
      report.failure(title, line, suggestion.line1);
    }
    const shares = [...counts].map(([evidence, count]) => `${evidence} ${percent(count, addresses.length)}`);
    const wrong = percent(suggested, addresses.length);
    report.print(`${title.padEnd(14)} ${shares.join(', ')}; suggested wrongly ${wrong}`);
  }
}

/** Reports which slips in a street or a postal code the street data alone can correct. */
export function measureSlips(
  judge: StreetJudge,
  addresses: readonly StreetAddress[],
  codesOfCity: ReadonlyMap<string, ReadonlySet<string>>,
  { convention }: StreetCountry,
  report: StreetReport,
): void {
  const line = (street: string, number: string) => lineOf(street, number, convention);
  const outcomeOfSlip = (title: string, { street, number, code }: StreetAddress, slip: string) => {
    const [typed, meant] = [line(slip, number), line(street, number)];
    const { evidence } = judge.evidence(typed, code);
    if (isAmongKnown(evidence)) return `accepted as ${evidence}`;
    const line1 = judge.suggestion(typed, code)?.line1;
    if (line1 === undefined && evidence !== 'unknown') return `accepted as ${evidence}`;
    if (line1 !== undefined && keyOfLine(line1, convention) === keyOfLine(meant, convention)) return 'right';
    report.failure(title, `${typed} (${meant})`, line1 ?? '');
    return line1 === undefined ? 'silent' : 'wrong';
  };
  report.tallyAddresses('letter', addresses, (address, random) => {
    const street = misspelt(address.street, random);
    return street && outcomeOfSlip('letter', address, street);
  });
  report.tallyAddresses('type', addresses, (address, random) => {
    const street = otherType(address.street, convention, random);
    return street && outcomeOfSlip('type', address, street);
  });
  report.tallyAddresses('code of town', addresses, ({ street, number, code, city }, random) => {
    const codes = [...(codesOfCity.get(city) ?? [])];
    const wrong = random.pick(codes.filter((each) => each !== code));
    if (wrong === undefined) return undefined;
    const typed = line(street, number);
    const { evidence } = judge.evidence(typed, wrong);
    if (isAmongKnown(evidence)) return 'plausible there';
    const having = judge.codesWith(typed, codes);
    if (having.length === 1) return having[0] === code ? 'right' : 'wrong';
    return having.length === 0 ? 'none' : 'several';
  });
}
