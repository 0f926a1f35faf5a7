import { loadMarkets, readSettingsOfMarkets } from '../../load-markets.ts';
import { openStore } from '../../open-store.ts';
import { renderProblem } from '../../problem/render-problem.ts';
import { recordSink } from '../../registry/record-sinks.ts';
import type { Actor, RecordKind } from '../../registry/registry-entries.ts';
import type { LineSink } from './upload-sink.ts';

export async function openStoreSink(
  kind: RecordKind,
  by: Actor,
): Promise<{ readonly put: LineSink; close(): Promise<void> }> {
  const settings = readSettingsOfMarkets(process.env);
  const markets = loadMarkets(settings);
  const store = await openStore(settings);
  const put = recordSink(kind, store, markets, by);
  return {
    async put(lines) {
      const refusals = await put(lines);
      return refusals.map(({ line, problems }) => ({
        line,
        messages: problems.map((problem) => renderProblem(problem, 'en').message),
      }));
    },
    close: () => store.close(),
  };
}
