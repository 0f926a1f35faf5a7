/**
 * Draws the last results of the benchmarks on one page that loads nothing: bench/results/report.html. The
 * page names the command of each benchmark that has not run.
 *
 *   npm run bench:report
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resultsFolder } from '../results.ts';
import { page } from './page.ts';
import { type Results, readResults } from './read-results.ts';
import * as sections from './sections.ts';

const missing: string[] = [];
const drawn: sections.Section[] = [];

draw('requests', 'npm run bench', (found) => [sections.throughput(found), sections.latency(found)]);
draw('accuracy-us', 'npx tsx bench/accuracy/run.ts US', (found) => [
  sections.accuracyByKind('United States, built-in data', 'US', found),
]);
draw('accuracy-world', 'npx tsx bench/accuracy/run.ts world', (found) => [
  sections.accuracyByKind('Other countries, GeoNames', 'world', found),
  sections.accuracyByCountry('Other countries, GeoNames', 'world', found),
]);
draw('accuracy-first', 'npx tsx bench/accuracy/run.ts first', (found) => [
  sections.accuracyByKind('Other countries, first start', 'first', found),
]);
draw('address-speed', 'npx tsx bench/address-speed.ts', (found) => [sections.verificationTime(found)]);
draw('growth', 'npx tsx bench/growth.ts', (found) => [sections.growth(found)]);
draw('soak-postgresql', 'npx tsx bench/soak.ts', (found) => [sections.memory('PostgreSQL', found)]);
draw('soak-embedded', 'npx tsx bench/soak.ts --embedded', (found) => [
  sections.memory('embedded store', found),
]);

const file = new URL('report.html', resultsFolder);
if (drawn.length === 0) {
  process.stdout.write(`Nothing has been measured yet. Run one of: ${missing.join('; ')}\n`);
  process.exitCode = 1;
} else {
  writeFileSync(file, page(drawn, missing));
  process.stdout.write(`${fileURLToPath(file)}\n`);
}

function draw<Name extends keyof Results>(
  name: Name,
  command: string,
  toSections: (found: Results[Name]) => sections.Section[],
): void {
  const found = readResults(name);
  if (found === undefined) {
    missing.push(command);
    return;
  }
  const { measuredAt, machine } = found;
  const processors = `${machine.cores} × ${machine.processor}`;
  const when = `Measured ${measuredAt.slice(0, 10)}, Node ${machine.node}, ${processors}.`;
  drawn.push(
    ...toSections(found).map((section) => ({ ...section, explanation: `${section.explanation} ${when}` })),
  );
}
