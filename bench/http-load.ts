import { type LoadConnection, type LoadRequest, openConnection, toMessage } from './load-connection.ts';
import { median, percentile } from './statistics.ts';
import { cpuSecondsOf, type Target } from './target-process.ts';

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
}

export const latencyShares = [0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 0.999] as const;

/** The result of one run. Latencies are milliseconds at `latencyShares`. */
export interface Measured {
  readonly perSecond: number;
  readonly latencyMs: readonly number[];
  /** The processor time of the targets for each request, in microseconds. */
  readonly cpuMicros: number;
}

/**
 * Sends requests to targets that share the load, one at a time on each connection. Throws if any answer is
 * not 200.
 */
export async function load(
  targets: readonly Target[],
  requests: readonly LoadRequest[],
  { connections, seconds }: LoadOptions,
): Promise<Measured> {
  const messages = requests.map(toMessage);
  const urls = Array.from({ length: connections }, (_, at) => targets[at % targets.length]?.url ?? '');
  const opened = await Promise.all(urls.map(openConnection));
  const cpuSeconds = () => targets.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0);
  const cpuBefore = cpuSeconds();
  const began = performance.now();
  const runs = opened.map((connection, at) => {
    // Each connection starts at another request, so they do not all want the same cart at once.
    const own = rotated(messages, Math.floor((at * messages.length) / connections));
    return askUntil(began + seconds * 1000, connection, own);
  });
  const latencies = (await Promise.all(runs)).flat();
  return measuredOf(latencies, performance.now() - began, cpuSeconds() - cpuBefore);
}

/** The result of a run of this many milliseconds, with the processor time of the targets. */
export function measuredOf(latencies: readonly number[], milliseconds: number, cpuSeconds: number): Measured {
  const sorted = Float64Array.from(latencies).sort();
  return {
    perSecond: (latencies.length * 1000) / milliseconds,
    latencyMs: latencyShares.map((share) => percentile(sorted, share)),
    cpuMicros: (cpuSeconds * 1e6) / latencies.length,
  };
}

/** Sends the requests one after another until `end`. Resolves with the time of each in milliseconds. */
function askUntil(end: number, connection: LoadConnection, messages: readonly Buffer[]): Promise<number[]> {
  const latencies: number[] = [];
  return new Promise((resolve, reject) => {
    let asked = performance.now();
    const ask = () => connection.ask(messages[latencies.length % messages.length] as Buffer, onAnswer);
    const onAnswer = (status: number) => {
      const now = performance.now();
      if (status !== 200) return reject(new Error(`a request was answered with ${status}`));
      latencies.push(now - asked);
      asked = now;
      if (now < end) return ask();
      connection.close();
      resolve(latencies);
    };
    ask();
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
