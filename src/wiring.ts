import { hkdfSync } from 'node:crypto';
import type { Logger } from 'pino';
import { createApplicationStep } from './checkout/application-step.ts';
import { createRefreshedBranches } from './checkout/branch-directory.ts';
import { createShippingStep } from './checkout/shipping-step.ts';
import { completeAddress } from './completion/complete-address.ts';
import { usualQueries } from './completion/usual-queries.ts';
import type { Settings } from './config/settings.ts';
import { createAuthenticate } from './credentials/authenticate.ts';
import { quickStart, quickStartPublicKey } from './credentials/mint-token.ts';
import { createTokenVerifier, type TokenVerifier } from './credentials/token-verifier.ts';
import { remoteKeys } from './credentials/verification-keys.ts';
import { startDecisionCounter } from './decisions/decision-counter.ts';
import { createDecisionReports } from './decisions/decision-report.ts';
import { approveInsisted, createLearnedPlaces } from './decisions/pair-state.ts';
import { type Deliverer, startDeliveries } from './events/deliverer.ts';
import { strict } from './gazetteer/read/data-error.ts';
import { describePlaces } from './gazetteer/read/describe-places.ts';
import { traceOf } from './http/error-handler.ts';
import { failListening, listeningAddress } from './http/listening.ts';
import { buildServer, type HttpServices } from './http/server.ts';
import { createYieldingWork } from './http/yielding-work.ts';
import { repeat } from './leases/leases.ts';
import { createRateLimits, type SharedCounts } from './limits/rate-limits.ts';
import { openWorkerCounts } from './limits/worker-counts.ts';
import { type LoadedMarkets, loadMarkets, watchData } from './load-markets.ts';
import type { ServiceFacts } from './observability/metrics.ts';
import { createObservability } from './observability/observability.ts';
import { encryptionKeysOf, openStore } from './open-store.ts';
import { OperatorError } from './operator-error.ts';
import { openConsole, openDemo } from './pages/apps.ts';
import { builtPages, readOnlyFile, readPageFiles } from './pages/page-files.ts';
import { createPlatform } from './platform/platform.ts';
import { startRetentionJob } from './retention/retention.ts';
import { createFieldCipher } from './store/field-cipher.ts';
import { findMissingKeys, withoutApplications } from './store/key-rotation.ts';
import type { SqlStore } from './store/sql-store.ts';
import { isReadOnly } from './store/store-fault.ts';
import { version } from './version.ts';

const clock = () => new Date();

export type Service = Awaited<ReturnType<typeof startService>>;

export async function startService(settings: Settings, logger: Logger) {
  // At the start a file that cannot be used is set aside, and the other countries serve.
  let data = watchData(logger);
  const learned = createLearnedPlaces(settings.learned);
  let markets = loadMarkets(settings, data, learned.of);
  logger.info(placesOf(markets));
  const currentMarkets = () => markets;
  const verify = tokenVerifier(settings);
  const demo = settings.demo ? openDemo(settings, currentMarkets, clock) : undefined;
  const facts: ServiceFacts = {
    version: version(),
    store: settings.database ? 'postgresql' : 'embedded',
    places: () => markets.places,
    dataFaults: () => data.faults(),
  };
  const observability = await createObservability(settings, facts, logger);
  let deliveries: Deliverer | undefined;
  const onEvents = () => deliveries?.nudge();
  const opened = await openStore(settings, { logger, watch: observability.store, onEvents });
  const missingKeys = await findMissingKeys(opened, createFieldCipher(encryptionKeysOf(settings)));
  if (missingKeys.length > 0) logger.error({ keys: missingKeys }, keysAreMissing);
  const store = missingKeys.length > 0 ? withoutApplications(opened) : opened;
  const branches = createRefreshedBranches(() => store.readBranches());
  await branches.refresh();
  const warn = (words: string) => () => logger.warn(words);
  // Where reading again fails, what is known stays in use.
  const refreshBranches = () => branches.refresh().catch(warn('the branches could not be refreshed'));
  const refreshLearned = () =>
    learned.refresh(store).catch(warn('the approved pairs could not be refreshed'));
  // What buyers insisted on before; what they insist on from now on is approved as it is counted.
  if (settings.learned === 'auto')
    await approveInsisted(store).catch(warn('what buyers insist on could not be approved'));
  await refreshLearned();
  const decisions = startDecisionCounter({
    store,
    now: clock,
    mode: settings.learned,
    onFault: (error) => logger.warn({ error: traceOf(error) }, 'a minute of counted decisions is lost'),
  });
  const sharedCounts = await openSharedCounts(settings, logger);
  const { over, observeShipping, observeApplication, observers } = observability;
  const services: HttpServices = {
    shipping: observeShipping(
      over(store, (from) => createShippingStep({ store: from, branches, decisions, now: clock })),
    ),
    application: observeApplication(over(store, (from) => createApplicationStep(from, clock))),
    decisions: over(store, (counted) =>
      createDecisionReports(counted, clock, settings.learned, (market) =>
        markets.places.find(({ country }) => country === market),
      ),
    ),
    platform: over(store, (records) => createPlatform(records, currentMarkets, refreshBranches)),
    limits: createRateLimits(settings.rateLimits, () => performance.now(), sharedCounts),
    authenticate: createAuthenticate(verify, currentMarkets, clock),
    markets: currentMarkets,
    layouts: () => markets.layouts,
    demo,
    console: settings.console ? openConsole(settings, currentMarkets, clock) : undefined,
    reference: readPageFiles(builtPages('reference')),
    element: readOnlyFile(builtPages('element')),
    readiness: () => readiness(store, markets, missingKeys, data.faults()),
  };
  const { host, port } = settings.http;
  const server = await buildServer(services, { ...settings.http, logger, observers });
  let metrics: string | undefined;
  try {
    metrics = await observability.listen(() => store.backlog());
    await server.listen({ host, port }).catch((error) => failListening('', host, port, error));
  } catch (error) {
    await observability.close();
    await store.close();
    throw error;
  }
  const warmUp = settings.http.completion ? warmUpCompletion(markets) : undefined;
  const stopping = new AbortController();
  void repeat(refreshBranches, settings.branchRefreshSeconds * 1000, stopping.signal);
  void repeat(refreshLearned, learnedRefreshMs, stopping.signal);
  const purge = startRetentionJob({
    store,
    retention: settings.retentionDays,
    onPurged: (counts) => logger.info(counts, 'purged what was kept long enough'),
    onFault: (error) => logger.warn({ error: traceOf(error) }, 'purging failed and will be tried again'),
  });
  deliveries = settings.webhooks && startDeliveries(settings.webhooks, store, logger, clock);
  return {
    /** What the log says of it, with the address of the metrics; undefined where they are off. */
    ready: { address: listeningAddress(host, server.server.address()), metrics, database: store.database },
    /** Reloads the place data and the rules of the markets; what cannot be loaded changes nothing. */
    reload() {
      try {
        // The data in use stays if a file cannot be used.
        const anew = { ...watchData(logger), setAside: strict.setAside };
        markets = loadMarkets(settings, anew, learned.of);
        data = anew;
        logger.info({ dataVersion: markets.dataVersion }, 'data and market rules reloaded');
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error;
        const { message: reason } = error;
        logger.error({ reason }, 'data and market rules could not be reloaded and stay as they were');
      }
    },
    /** Finishes what is in flight and closes the store. */
    async close() {
      stopping.abort();
      warmUp?.stop();
      await Promise.all([purge.stop(), deliveries?.stop(), server.close()]);
      await decisions.stop();
      sharedCounts?.close();
      await store.close();
      await observability.close();
    },
  };
}

const learnedRefreshMs = 30_000;

/** The part of the time that warming up may take. */
const warmUpShare = 0.5;
/** After so many completions Node has compiled nearly all that they need. */
const warmUpQueries = 6000;

/**
 * Completes what buyers usually type, one text in a turn of the event loop, so that Node has compiled the
 * code before many of them do. It takes some seconds, and does nothing without streets.
 */
function warmUpCompletion(markets: LoadedMarkets) {
  const later = createYieldingWork({ inFlight: () => 1, share: warmUpShare });
  const queries = queriesOfAll(markets);
  const next = () => {
    const { value } = queries.next();
    if (value === undefined) return;
    completeAddress(value.query, value.country);
    later(next);
  };
  later(next);
  return { stop: () => queries.return(undefined) };
}

function* queriesOfAll(markets: LoadedMarkets) {
  const countries = markets.withStreets.flatMap((code) => markets.find(code)?.country ?? []);
  const most = Math.ceil(warmUpQueries / countries.length);
  for (const country of countries) {
    for (const query of usualQueries(country, most)) yield { query, country };
  }
}

/**
 * Opens Redis where it is configured and there is something to count; its client is loaded only then. Without
 * it the workers of one machine count in their leading process.
 */
async function openSharedCounts(settings: Settings, logger: Logger): Promise<SharedCounts | undefined> {
  const { redisUrl: url, rateLimits } = settings;
  if (Object.values(rateLimits).every((most) => most === 0)) return undefined;
  if (url === undefined) return openWorkerCounts();
  const { openRedisCounts } = await import('./limits/redis-counts.ts');
  return openRedisCounts({
    url,
    secret: secretOfLimits(settings),
    onChange: (reason) => {
      if (reason === undefined) logger.info('requests are counted in Redis again');
      else logger.warn({ reason }, 'Redis does not answer: this instance counts requests by itself');
    },
  });
}

/** A secret that is the same for all instances with the same first encryption key. */
function secretOfLimits(settings: Settings): string {
  const [first] = encryptionKeysOf(settings);
  return Buffer.from(hkdfSync('sha256', first?.key ?? '', '', 'rate limits', 32)).toString('base64url');
}

const keysAreMissing =
  'stored values are under encryption keys that are missing: put them into ENCRYPTION_KEYS behind the first, or back into DATA_DIR, and start again; until then this service is not ready, and takes and reads no applications';

/** Which markets have postal places, in words. */
function placesOf({ places, codes }: LoadedMarkets): string {
  return describePlaces(
    places.map(({ country }) => country),
    codes(),
  );
}

async function readiness(store: SqlStore, markets: LoadedMarkets, missingKeys: string[], faulty: string[]) {
  const fault = await store.ping().then(
    () => undefined,
    (error: unknown) => (isReadOnly(error) ? 'can only be read' : 'does not answer'),
  );
  return {
    isReady: fault === undefined && missingKeys.length === 0,
    checks: {
      store: fault ?? 'ok',
      database: store.database,
      ...(missingKeys.length > 0 && { keys: 'missing' }),
      data: markets.dataVersion,
      places: placesOf(markets),
      ...(faulty.length > 0 && { dataFaults: faulty.join(', ') }),
    },
  };
}

function tokenVerifier(settings: Settings): TokenVerifier {
  const { credentials, algorithms, clockSkewSeconds, claims, dataDirectory } = settings;
  const common = { clockSkewSeconds, lifetimeSeconds: settings.tokenLifetimeSeconds, claims, now: clock };
  if (credentials === undefined) {
    const key = quickStartPublicKey(dataDirectory);
    return createTokenVerifier({ ...common, ...quickStart, algorithms: [quickStart.algorithm], key });
  }
  const { source, issuer, audience } = credentials;
  const key = 'jwksUrl' in source ? remoteKeys(source.jwksUrl) : source.publicKey;
  return createTokenVerifier({ ...common, issuer, audience, algorithms, key });
}
