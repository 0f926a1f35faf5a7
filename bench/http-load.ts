import autocannon from 'autocannon';
import { median, percentile } from './statistics.ts';
import { cpuSecondsOf, type Target } from './target-process.ts';

export type LoadRequest = autocannon.Request;

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
}

export const latencyShares = [0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 0.999] as const;

/** What one run found. Latencies are milliseconds at `latencyShares`. */
export interface Measured {
  readonly perSecond: number;
  readonly latencyMs: readonly number[];
  /** Processor time of the targets' processes a request, in microseconds. */
  readonly cpuMicros: number;
}

/** Sends requests to targets that share the load, and fails where any is not answered with 2xx. */
export async function load(
  targets: readonly Target[],
  requests: readonly LoadRequest[],
  options: LoadOptions,
): Promise<Measured> {
  const cpuSeconds = () => targets.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0);
  const before = cpuSeconds();
  const latencies: number[] = [];
  const runs = await Promise.all(
    targets.map(({ url }) => loadOne(url, requests, options, targets.length, latencies)),
  );
  const total = runs.reduce((sum, run) => sum + run.requests.total, 0);
  for (const { non2xx, errors, timeouts, statusCodeStats } of runs) {
    if (non2xx + errors > 0)
      throw new Error(
        `of ${total}: ${errors} failed, ${timeouts} in time; ${JSON.stringify(statusCodeStats)}`,
      );
  }
  const sorted = Float64Array.from(latencies).sort();
  return {
    perSecond: runs.reduce((sum, run) => sum + run.requests.total / run.duration, 0),
    latencyMs: latencyShares.map((share) => percentile(sorted, share)),
    cpuMicros: ((cpuSeconds() - before) * 1e6) / total,
  };
}

function loadOne(
  url: string,
  requests: readonly LoadRequest[],
  { connections, seconds }: LoadOptions,
  parts: number,
  latencies: number[],
): Promise<autocannon.Result> {
  let opened = 0;
  const options: autocannon.Options = {
    url,
    connections: connections / parts,
    duration: seconds,
    // Each connection begins elsewhere in the list, or all would want the same cart at the same moment.
    setupClient: (client) =>
      client.setRequests(rotated(requests, (opened++ * requests.length * parts) / connections)),
  };
  return new Promise((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) => {
      if (error) reject(error);
      else resolve(result);
    });
    // Its own figures are whole milliseconds.
    run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  return [...items.slice(by), ...items.slice(0, by)];
}

/** The median of each figure over several runs. */
export function medianOf(runs: readonly Measured[]): Measured {
  return {
    perSecond: median(runs.map((run) => run.perSecond)),
    latencyMs: latencyShares.map((_, at) => median(runs.map((run) => run.latencyMs[at] ?? Number.NaN))),
    cpuMicros: median(runs.map((run) => run.cpuMicros)),
  };
}

export function latencyAt(share: (typeof latencyShares)[number], { latencyMs }: Measured): number {
  return latencyMs[latencyShares.indexOf(share)] ?? Number.NaN;
}
