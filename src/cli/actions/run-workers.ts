import { pino } from 'pino';
import type { Settings } from '../../config/settings.ts';
import { addUp } from '../../metrics/add-up.ts';
import { listenForMetrics } from '../../metrics/metrics-server.ts';
import { closeInOrder, endSignals } from './close-in-order.ts';
import { openLeaderLog } from './log-output.ts';
import { startWorkers, stopWord, type Workers } from './workers.ts';

/** A worker whose metrics take longer than this is left out. */
const metricsMs = 2_000;

/**
 * Leads the serving processes: it handles signals, metrics and the log line with the address once for all of
 * them. Answers the address; undefined where no worker could start.
 */
export async function runWorkers(settings: Settings): Promise<string | undefined> {
  const logger = pino({ level: settings.logLevel, base: null }, openLeaderLog());
  const workers = await startWorkers(settings.workers, logger);
  if (workers === undefined) {
    process.exitCode = 1;
    return undefined;
  }
  const metrics = settings.metrics && (await serveMetrics(settings.metrics, workers));
  closeInOrder({
    delayMs: 25_000,
    kill: workers.kill,
    async close({ err, signal }) {
      logger.info({ signal }, 'stopping');
      await workers.stop();
      await metrics?.close();
      if (!err) process.exitCode = 0;
    },
  });
  process.on('SIGHUP', workers.reload);
  const { address, store } = workers.ready;
  const { workers: count } = settings;
  logger.info({ address, metrics: metrics?.address, database: store, workers: count }, 'listening');
  return address;
}

async function serveMetrics(settings: NonNullable<Settings['metrics']>, workers: Workers) {
  const text = async () => addUp(await Promise.all(workers.metrics().map(readMetrics)));
  try {
    return await listenForMetrics({ text }, settings);
  } catch (error) {
    workers.kill();
    throw error;
  }
}

/** Empty where the worker does not answer: it may have just died. */
async function readMetrics(url: string): Promise<string> {
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(metricsMs) })).text();
  } catch {
    return '';
  }
}

/** Makes a worker follow the leading process alone: a terminal sends its signals to all processes. */
export function followLeader(close: () => void): void {
  for (const signal of endSignals) process.on(signal, () => undefined);
  process.on('message', (message) => {
    if (message === stopWord) close();
  });
  process.on('disconnect', close);
}
