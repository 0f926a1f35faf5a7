/**
 * Long fuzzing of the built service: npm run fuzz.
 *
 *   FUZZ_REQUESTS=1000000   how many requests
 *   FUZZ_SEED=1             decides what is sent; drawn and printed by default
 *   FUZZ_FIRST=0            number of the first request; FUZZ_REQUESTS=1 repeats that one alone
 *   FUZZ_DATABASE_URL=      a migrated PostgreSQL database of its own; the embedded store by default
 *
 * Prints the memory in use after full collections, then the answers. Exits 1 if an answer was wrong, the
 * process died, or the log held what it must not.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickStartPrivateKey } from '../../src/credentials/mint-token.ts';
import { documentOperations } from './document-operations.ts';
import { mintFuzzTokens } from './fuzz-tokens.ts';
import { type FuzzedService, type Memory, startFuzzedService } from './fuzzed-service.ts';
import { type FuzzReport, runFuzz } from './run-fuzz.ts';

const setting = (name: string, usual: number) => Number(process.env[name] || usual);
const requests = setting('FUZZ_REQUESTS', 100_000);
const seed = setting('FUZZ_SEED', Date.now() % 1_000_000);
const start = setting('FUZZ_FIRST', 0);
const database = process.env.FUZZ_DATABASE_URL;
/** Memory is measured after each portion. */
const portions = Math.min(20, Math.ceil(requests / 1_000));

const folder = mkdtempSync(join(tmpdir(), 'checkout-fuzz-'));
print(`seed ${seed}, ${requests} requests from ${start}`);
try {
  const service = await startFuzzedService(folder, database === undefined ? {} : { DATABASE_URL: database });
  const world = {
    operations: documentOperations(),
    tokens: await mintFuzzTokens(quickStartPrivateKey(folder)),
  };
  const isSound = await attack(service, world);
  const status = await service.stop();
  print(`stopped with ${status}`);
  process.exitCode = isSound && status === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function attack(
  service: FuzzedService,
  world: Parameters<typeof runFuzz>[0]['world'],
): Promise<boolean> {
  const statuses = new Map<string, number>();
  const samples: Memory[] = [];
  let failed = 0;
  for (let portion = 0; portion < portions; portion += 1) {
    const first = start + Math.floor((portion * requests) / portions);
    const count = start + Math.floor(((portion + 1) * requests) / portions) - first;
    const startedAt = performance.now();
    const report = await runFuzz({
      port: service.port,
      world,
      seed,
      first,
      count,
      connections: 24,
      depth: 6,
    });
    const seconds = (performance.now() - startedAt) / 1_000;
    const memory = await service.memory();
    samples.push(memory);
    failed += tell(report, statuses);
    const rate = Math.round(report.answered / seconds);
    print(
      `${first + count - start} sent, ${rate}/s, heap ${megabytes(memory.heapUsed)}, resident ${megabytes(memory.rss)}`,
    );
    if (failed > 0) break;
  }
  for (const line of service.badLines.slice(0, 20)) print(`log: ${line}`);
  for (const [name, count] of [...statuses].sort()) print(`${String(count).padStart(8)} ${name}`);
  print(`heap grows by ${growthPerRequest(samples).toFixed(2)} bytes a request over the second half`);
  return failed === 0 && service.badLines.length === 0 && service.isAlive();
}

function tell({ statuses: more, failures }: FuzzReport, statuses: Map<string, number>): number {
  for (const [name, count] of more) statuses.set(name, (statuses.get(name) ?? 0) + count);
  for (const failure of failures)
    print(
      `FAILED ${failure.problem}: FUZZ_SEED=${failure.seed} FUZZ_FIRST=${failure.number} FUZZ_REQUESTS=1\n  ${failure.request}`,
    );
  return failures.length;
}

/** Bytes of heap that a request adds, by least squares over the second half, when caches are full. */
function growthPerRequest(samples: readonly Memory[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const middle = (half.length - 1) / 2;
  const mean = half.reduce((sum, { heapUsed }) => sum + heapUsed, 0) / half.length;
  const covariance = half.reduce((sum, { heapUsed }, at) => sum + (at - middle) * (heapUsed - mean), 0);
  const variance = half.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return variance === 0 ? 0 : covariance / variance / (requests / portions);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
