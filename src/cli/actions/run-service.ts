import cluster from 'node:cluster';
import { relative } from 'node:path';
import { isLoopback } from '../../config/network.ts';
import type { Settings } from '../../config/settings.ts';
import { traceOf } from '../../http/error-handler.ts';
import { consolePath, demoPath } from '../../http/routes/page-routes.ts';
import { readSettingsOfMarkets } from '../../load-markets.ts';
import { startService } from '../../wiring.ts';
import { closeInOrder } from './close-in-order.ts';
import { openLogger } from './log-output.ts';
import { followLeader, type Ready, runWorkers } from './workers.ts';

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
  const { service, logger } = await start(settings);
  const { address, metricsAddress: metrics, database } = service;
  logger.info({ address, metrics, database }, 'listening');
  return address;
}

/** Serves in one of several processes. The leading process reads and adds up their metrics. */
async function work(settings: Settings): Promise<void> {
  const metrics = settings.metrics && { host: '127.0.0.1', port: 0 };
  const { service, close } = await start({ ...settings, metrics }, []).catch((error: unknown) => {
    // The leading process would keep a worker alive that cannot start.
    process.disconnect();
    throw error;
  });
  followLeader(close);
  const { address, metricsAddress, database } = service;
  process.send?.({ address, metrics: metricsAddress, database } satisfies Ready);
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
  return { service, logger, close };
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
