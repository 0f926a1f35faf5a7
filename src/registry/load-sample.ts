import { fileURLToPath } from 'node:url';
import type { Markets } from '../market/market.ts';
import { readRecords } from './read-records.ts';
import { type Actor, type Registry, recordKinds } from './registry-entries.ts';
import { recordSink } from './registry-records.ts';

const starter: Actor = { actor: 'sample', requestId: null };

/** Puts the sample of `data/sample` into a new store. The id or name of every record marks it as a sample. */
export async function loadSample(registry: Registry, markets: Markets): Promise<void> {
  for (const kind of recordKinds) {
    const file = fileURLToPath(new URL(`../../data/sample/${kind}.ndjson`, import.meta.url));
    const put = recordSink(kind, registry, markets, starter);
    for await (const batch of await readRecords(file, 'ndjson')) {
      const [refusal] = await put(batch);
      if (refusal !== undefined) {
        const codes = refusal.problems.map(({ code }) => code).join(', ');
        throw new Error(`sample ${kind}, line ${refusal.line}: ${codes}`);
      }
    }
  }
}
