import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isLoopback } from '../../config/network.ts';
import type { Settings } from '../../config/settings.ts';
import { traceOf } from '../../http/error-handler.ts';
import { consolePath, demoPath } from '../../http/routes/page-routes.ts';
import { countForWorkers } from '../../limits/worker-counts.ts';
import { readSettingsOfMarkets } from '../../load-markets.ts';
import { addUp } from '../../observability/add-up.ts';
import { listenForMetrics } from '../../observability/metrics-server.ts';
import { type Service, startService } from '../../wiring.ts';
import { closeInOrder, endSignals } from './close-in-order.ts';
import { openLogger } from './log-output.ts';

/** Serves until SIGTERM or SIGINT comes, in as many processes as the settings say. */
export async function runService(): Promise<void> {
  const settings = readSettingsOfMarkets(process.env);
  if (cluster.isWorker) return work(settings);
  const { credentials, workers } = settings;
  const address = workers > 1 ? await runWorkers(settings) : await serve(settings);
  // The service goes on if nobody reads the welcome any more.
  process.stderr.on('error', () => undefined);
  if (address !== undefined && credentials === undefined)
    process.stderr.write(welcome(settings, address, process.argv[1] ?? 'dist/main.js'));
}

async function serve(settings: Settings): Promise<string> {
  const { ready, logger } = await start(settings);
  logger.info(ready, 'listening');
  return ready.address;
}

/** Serves in one of several processes. The leading process reads and adds up their metrics. */
async function work(settings: Settings): Promise<void> {
  const metrics = settings.metrics && { host: '127.0.0.1', port: 0 };
  const { ready, close } = await start({ ...settings, metrics }, []).catch((error: unknown) => {
    // The leading process would keep a worker alive that cannot start.
    process.disconnect();
    throw error;
  });
  followLeader(close);
  process.send?.(ready);
}

/**
 * Starts the service, which finishes what is in flight and closes the store when it ends. `signals` are those
 * that end this process itself; the usual ones if absent.
 */
async function start(settings: Settings, signals?: readonly NodeJS.Signals[]) {
  const { logger, log } = openLogger(settings);
  const service = await startService(settings, logger);
  const close = closeInOrder({
    delayMs: 20_000,
    signals,
    async close({ err, signal }) {
      if (err) logger.fatal({ error: traceOf(err) }, 'stopping after a defect');
      else logger.info({ signal }, 'stopping');
      await service.close().finally(log.end);
    },
  });
  process.on('SIGHUP', () => service.reload());
  return { ready: service.ready, logger, close };
}

export interface WelcomeSettings extends Pick<Settings, 'dataDirectory' | 'demo' | 'console'> {
  readonly http: Pick<Settings['http'], 'host' | 'documents'>;
}

/**
 * How to make a first call, for a service that signs its own tokens.
 *
 * @param address what the service listens on, as a URL
 * @param command path of the file that runs the commands
 */
export function welcome(settings: WelcomeSettings, address: string, command: string): string {
  const { dataDirectory, demo, http } = settings;
  // A service that listens on every interface is on this machine's too.
  const url = new URL(address).origin.replace(/\/\/(0\.0\.0\.0|\[::\])/, '//localhost');
  const folder = dataDirectory === '.data' ? '' : `DATA_DIR='${dataDirectory}' `;
  const token = `${folder}node ${relative('.', command)} token`;
  const first = `${url}/v1/shopping/checkout/verify/address.json`;
  const headers = `-H "Authorization: Bearer $(${token})" -H 'Content-Type: application/json'`;
  const lines = [
    `Quick start: tokens are signed with a key in ${dataDirectory}. For production see docs/platform.md.`,
    `A token:  ${token}`,
    `Try it:   curl -s ${first} ${headers} -d '${firstBody}'`,
    ...(http.documents ? [`Read:     ${url}/docs`] : []),
    ...(demo ? [`The demo: ${url}${demoPath}`] : isLoopback(http.host) ? [] : [demoIsOff]),
    ...(settings.console ? [`Console:  ${url}${consolePath}`] : []),
  ];
  return `\n${lines.join('\n')}\n\n`;
}

const firstBody = JSON.stringify({
  Email: 'jo@example.com',
  Name: 'Jo Sample',
  AddressPrimary: '39500 Stevenson Pl',
  City: 'Freemont',
  Province: 'CA',
  PostalCode: '94539',
});

const demoIsOff =
  'The demo: off, because everybody on the network could get a token from it; DEMO=true serves it.';

/** What a worker tells the leading process; its metrics are for that one only. */
type Ready = Service['ready'];

type Workers = NonNullable<Awaited<ReturnType<typeof startWorkers>>>;

/** A worker that keeps dying must not keep a core busy. */
const restartAfterMs = 1_000;

const stopWord = 'stop';

/**
 * Starts processes that serve one port, and replaces each one that dies. The first is awaited: the others
 * find what it made in a new data folder. undefined where it could not start; it has then printed why.
 */
async function startWorkers(count: number, logger: Logger) {
  // Workers accept connections themselves. A leader that accepted and handed over would keep those that it
  // sent to a worker which then died, and nobody would ever answer them.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  countForWorkers();
  const serving = new Map<Worker, Ready>();
  let isStopping = false;

  /** undefined: the worker ended before it served. */
  async function start(): Promise<Ready | undefined> {
    const worker = cluster.fork();
    const ended = once(worker, 'exit');
    const ready = await new Promise<Ready | undefined>((resolve) => {
      // It may ask for counts before it serves.
      worker.on('message', (message: Partial<Ready>) => message.address && resolve(message as Ready));
      void ended.then(() => resolve(undefined));
    });
    if (ready === undefined) return undefined;
    serving.set(worker, ready);
    void ended.then(([code, signal]) => {
      serving.delete(worker);
      if (!isStopping) void replace({ code, signal });
    });
    return ready;
  }

  async function replace(how: object): Promise<void> {
    logger.error(how, 'a worker died; another starts');
    for (let ready: Ready | undefined; ready === undefined && !isStopping; ready = await start())
      await delay(restartAfterMs);
  }

  const first = await start();
  if (first === undefined) return undefined;
  const others = await Promise.all(Array.from({ length: count - 1 }, start));
  for (const other of others) if (other === undefined) void replace({});

  const all = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
  const signal = (name: NodeJS.Signals) => all().forEach((worker) => void worker.process.kill(name));
  return {
    /** The report of the first worker: all of them serve one address. */
    ready: first,
    metrics: () => [...serving.values()].flatMap(({ metrics }) => metrics ?? []),
    reload: () => signal('SIGHUP'),
    /** Resolves when all have finished what was in flight. */
    async stop() {
      isStopping = true;
      await Promise.all(
        all().map((worker) => {
          const ended = once(worker, 'exit');
          // A worker that does not serve yet has no listener, and nothing to finish.
          if (serving.has(worker)) worker.send(stopWord);
          else worker.process.kill('SIGKILL');
          return ended;
        }),
      );
    },
    kill: () => signal('SIGKILL'),
  };
}

/** A worker whose metrics take longer than this is left out. */
const metricsMs = 2_000;

/**
 * Leads the serving processes: it handles signals, metrics and the log line with the address once for all of
 * them. Answers the address; undefined where no worker could start.
 */
async function runWorkers(settings: Settings): Promise<string | undefined> {
  const { logger, log } = openLogger(settings);
  const workers = await startWorkers(settings.workers, logger);
  if (workers === undefined) {
    process.exitCode = 1;
    await log.end();
    return undefined;
  }
  const metrics = settings.metrics && (await serveMetrics(settings.metrics, workers));
  closeInOrder({
    delayMs: 25_000,
    kill: workers.kill,
    async close({ signal }) {
      logger.info({ signal }, 'stopping');
      await workers.stop();
      await metrics?.close();
      await log.end();
    },
  });
  process.on('SIGHUP', workers.reload);
  const { ready } = workers;
  logger.info({ ...ready, metrics: metrics?.address, workers: settings.workers }, 'listening');
  return ready.address;
}

function serveMetrics(settings: NonNullable<Settings['metrics']>, workers: Workers) {
  const text = async () => addUp(await Promise.all(workers.metrics().map(readMetrics)));
  return listenForMetrics({ text }, settings).catch((error: unknown) => {
    workers.kill();
    throw error;
  });
}

/** Empty where the worker does not answer: it may have just died. */
function readMetrics(url: string): Promise<string> {
  return fetch(url, { signal: AbortSignal.timeout(metricsMs) })
    .then((response) => response.text())
    .catch(() => '');
}

/** Makes a worker follow the leading process alone: a terminal sends its signals to all processes. */
function followLeader(close: () => void): void {
  for (const signal of endSignals) process.on(signal, () => undefined);
  process.on('message', (message) => {
    if (message === stopWord) close();
  });
  process.on('disconnect', close);
}
