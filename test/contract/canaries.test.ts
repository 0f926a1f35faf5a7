import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { shippingOutcomes } from '../../src/checkout/judge-shipping.ts';
import { readSettings } from '../../src/config/settings.ts';
import { mintToken, quickStartPrivateKey } from '../../src/credentials/mint-token.ts';
import { createSchema, describePostgres, type Schema } from '../store/stores.ts';
import { type Environment, type RunningService, startService, temporaryFolder } from '../support/command.ts';
import { addressPath, applicationPath } from '../support/http-server.ts';
import { type HttpSink, startSink } from '../support/http-sink.ts';
import { callCommand } from '../support/in-process.ts';
import { exchange } from '../support/raw-exchange.ts';
import { folderWithStore } from '../support/used-folder.ts';
import {
  type Attempt,
  attemptsOnEveryOperation,
  hostileHeaders,
  id,
  idsIn,
  personal,
  personalIn,
  strayAttempts,
  strayBytes,
  validAddress,
  validApplication,
} from './canaries.ts';

/** A service that shows all it can: log at the most verbose level, metrics, traces and events. */
interface Shown {
  readonly service: RunningService;
  readonly traces: HttpSink;
  readonly events: HttpSink;
  /** A token of a buyer or, by its scope, of the platform. */
  token(scope: string): Promise<string>;
  metrics(): Promise<string>;
}

async function startShown(environment: Environment): Promise<Shown> {
  const [traces, events] = [await startSink(), await startSink()];
  const folder = environment.DATA_DIR ?? '';
  const service = await startService({
    ...environment,
    LOG_LEVEL: 'debug',
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    OTEL_TRACES_SAMPLER: 'always_on',
    WEBHOOK_URLS: `${events.url}/hook?token=${personal('Endpoint')}`,
    WEBHOOK_SECRETS: `whsec_${randomBytes(24).toString('base64')}`,
  });
  const listening = JSON.parse(service.logs.find((line) => line.includes('"listening"')) ?? '{}');
  const { claims } = readSettings({});
  return {
    service,
    traces,
    events,
    token: (scope) =>
      mintToken(
        {
          profile: id('Profile'),
          session: id('Session'),
          cart: id('Cart'),
          market: 'US',
          scope,
          ttlSeconds: 60,
        },
        claims,
        quickStartPrivateKey(folder),
        new Date(),
      ),
    metrics: async () => (await fetch(listening.metrics)).text(),
  };
}

interface Answered {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

async function send(
  shown: Shown,
  { method, path, headers, body }: Attempt,
  token: string,
): Promise<Answered> {
  const answer = await fetch(`${shown.service.url}${path}`, {
    method: method.toUpperCase(),
    headers: { ...hostileHeaders, authorization: `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, headers: JSON.stringify([...answer.headers]), body: await answer.text() };
}

const json = { 'content-type': 'application/json' };
const post = (path: string, body: object): Attempt => ({
  method: 'post',
  path,
  headers: json,
  body: JSON.stringify(body),
});

/** Submissions for every kind of judgement, and what the platform does with their results. */
const flow: readonly Attempt[] = [
  post(addressPath, validAddress),
  post(addressPath, { ...validAddress, City: 'Freemont' }),
  post(addressPath, { ...validAddress, City: 'Freemont', Choice: 'Accept' }),
  post(addressPath, { ...validAddress, City: 'Freemont', Choice: 'Override' }),
  post(addressPath, { ...validAddress, City: 'Austin', Province: 'NY' }),
  post(addressPath, { ...validAddress, City: personal('City'), Province: personal('Province') }),
  post(addressPath, { ...validAddress, City: personal('City'), PostalCode: '94538', Choice: 'Override' }),
  { method: 'get', path: addressPath },
  post(applicationPath, validApplication),
  post(applicationPath, { ...validApplication, LastName: '', Pin: '73911' }),
  { method: 'get', path: applicationPath },
];
const platformFlow: readonly Attempt[] = [
  {
    method: 'put',
    path: `/platform/v1/profiles/${id('Profile')}`,
    headers: json,
    body: JSON.stringify({ market: 'US', ...validAddress }),
  },
  { method: 'get', path: `/platform/v1/profiles/${id('Profile')}` },
  { method: 'get', path: `/platform/v1/carts/${id('Cart')}` },
  { method: 'get', path: `/platform/v1/applications/${id('Session')}` },
  { method: 'get', path: `/platform/v1/profiles/${id('Profile')}/data` },
  post(`/platform/v1/applications/${id('Session')}/register`, { owner: id('Owner') }),
  { method: 'delete', path: `/platform/v1/carts/${id('Cart')}` },
];

/** Everything that a service wrote, exported and answered in errors before it stopped. */
async function sendEverything(
  shown: Shown,
): Promise<{ readonly answers: readonly Answered[]; readonly metrics: string }> {
  const buyer = await shown.token('checkout promote');
  const platform = await shown.token('platform platform:sensitive');
  const answers: Answered[] = [];
  for (const attempt of flow) answers.push(await send(shown, attempt, buyer));
  for (const attempt of platformFlow) answers.push(await send(shown, attempt, platform));
  const tokenFor = ({ path }: Attempt) => (path.startsWith('/platform') ? platform : buyer);
  const attempts = [...attemptsOnEveryOperation(), ...strayAttempts];
  for (let start = 0; start < attempts.length; start += 32) {
    const together = attempts.slice(start, start + 32);
    answers.push(...(await Promise.all(together.map((each) => send(shown, each, tokenFor(each))))));
  }
  for (const attempt of flow) answers.push(await send(shown, attempt, personal('Token')));
  const port = Number(new URL(shown.service.url).port);
  for (const bytes of strayBytes) {
    const body = await exchange(port, bytes);
    answers.push({
      status: Number(body.split(' ')[1]),
      headers: '',
      body: body.slice(body.indexOf('\r\n\r\n') + 4),
    });
  }
  return { answers, metrics: await shown.metrics() };
}

interface Item {
  readonly error: string;
}

/**
 * What an answer says about errors. What it says about a resource belongs to the caller. The messages about a
 * taken or invalid site URL hold part of it, in the free ones they name (decision 28).
 */
function errorOf({ headers, body }: Answered): string {
  const objects = headers.includes('x-ndjson') ? body.trim().split('\n') : [body];
  return objects
    .map((object) => {
      const { error = null, lines = null } = JSON.parse(object) as { error?: Item[]; lines?: unknown };
      const told = error?.filter((item) => !/^SiteUrl\.(?:Taken|Invalid)$/.test(item.error));
      return JSON.stringify([told, lines]);
    })
    .join('\n');
}

const codeOf = ({ body }: Answered): string[] =>
  ((JSON.parse(body).error ?? []) as Item[]).map(({ error }) => error);

function expectNothingShown(shown: Shown, answers: readonly Answered[], metrics: string): void {
  const outputs = {
    log: shown.service.logs.join('\n'),
    stderr: shown.service.stderr(),
    metrics,
    traces: shown.traces.bodies.join('\n'),
    errors: answers.map(errorOf).join('\n'),
    headers: answers.map(({ headers }) => headers).join('\n'),
  };
  const found = Object.entries(outputs).map(([name, text]) => [name, ...personalIn(text), ...idsIn(text)]);
  expect(found).toEqual(Object.keys(outputs).map((name) => [name]));
  expect(personalIn(shown.events.bodies.join('\n'))).toEqual([]);
}

/** The names that a table of docs/observability.md lists, by the heading of its first column. */
function documented(heading: string): string[] {
  const guide = readFileSync(new URL('../../docs/observability.md', import.meta.url), 'utf8');
  const [, table = ''] = guide.split(`\n| ${heading} |`);
  const rows = (table.split('\n\n')[0] ?? '').matchAll(/^\| `([^`]+)`/gm);
  return [...rows].map(([, name = '']) => name).sort();
}

const different = (names: readonly string[]) => [...new Set(names)].sort();

/** The log's lines have exactly the documented fields, and the spans the documented attributes. */
function expectDocumented({ service, traces }: Shown): void {
  const lines = service.logs.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(different(lines.flatMap((line) => Object.keys(line)))).toEqual(documented('field'));
  const { attributes } = spansIn(traces.bodies);
  expect(different(attributes)).toEqual(documented('attribute'));
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly attributes: readonly { readonly key: string }[];
      }[];
    }[];
  }[];
}

function spansIn(bodies: readonly string[]) {
  const exported = bodies.flatMap((body) => (JSON.parse(body) as Exported).resourceSpans);
  const spans = exported.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  return {
    names: spans.map(({ name }) => name),
    attributes: spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)),
  };
}

function countedIn(metrics: string, name: string, label: string): string[] {
  const lines = metrics.split('\n').filter((line) => line.startsWith(`${name}{`) && !line.endsWith(' 0'));
  return lines.map((line) => new RegExp(`${label}="([^"]*)"`).exec(line)?.[1] ?? '');
}

/** Every part of the searched output mentions what was sent. */
function expectShown(shown: Shown, answers: readonly Answered[], metrics: string): void {
  const lines = shown.service.logs.filter((line) => line.includes('"msg":"request"'));
  expect(lines.length).toBeGreaterThanOrEqual(answers.length);
  expect(countedIn(metrics, 'checkout_address_verifications_total', 'outcome')).toEqual([
    ...shippingOutcomes,
  ]);
  const spans = ['verify shipping address', 'store read_carts', 'read_carts', `POST ${addressPath}`];
  expect(spansIn(shown.traces.bodies).names).toEqual(expect.arrayContaining(spans));
  expect(idsIn(shown.events.bodies.join('\n')).sort()).toEqual([id('Cart'), id('Session')]);
  const bodies = answers.map(({ body }) => body).join('\n');
  expect(personalIn(bodies)).toEqual(expect.arrayContaining([personal('Name'), validApplication.TaxId]));
}

/** The process opens a lot, on a machine that may be busy. */
const timeout = 120_000;

describe('nothing that people send appears in a log, a metric, a span, an event or an error', () => {
  test('on the embedded store', { timeout }, async () => {
    const shown = await startShown({ DATA_DIR: await folderWithStore() });
    const { answers, metrics } = await sendEverything(shown);
    expect(await shown.service.stop()).toBe(0);
    expectNothingShown(shown, answers, metrics);
    expectShown(shown, answers, metrics);
  });

  describePostgres(() => {
    test('on PostgreSQL, even if it refuses rows and says which', { timeout }, async () => {
      const schema = await createSchema();
      onTestFinished(() => schema.drop());
      const environment = { DATABASE_URL: schema.url, DATA_DIR: temporaryFolder() };
      await callCommand(['migrate'], environment);
      const shown = await startShown(environment);
      const { answers } = await sendEverything(shown);
      const provoked = await sendToBrokenTables(shown, schema);
      const metrics = await shown.metrics();
      expect(await shown.service.stop()).toBe(0);
      expect(shown.service.logs.join('\n')).toContain('a minute of counted decisions is lost');
      const decisions = await schema.sql('select * from decisions');
      expect(new Set(decisions.map(({ outcome }) => outcome))).toEqual(new Set(shippingOutcomes));
      expect([...personalIn(JSON.stringify(decisions)), ...idsIn(JSON.stringify(decisions))]).toEqual([]);
      expectNothingShown(shown, [...answers, ...provoked], metrics);
      expectShown(shown, answers, metrics);
      expectDocumented(shown);
      expect(new Set(provoked.flatMap(codeOf))).toEqual(new Set(['Service.Fault', 'Service.Unavailable']));
      expect(countedIn(metrics, 'checkout_store_faults_total', 'kind').sort()).toEqual([
        'rejected',
        'unavailable',
      ]);
    });
  });
});

/** Violates a constraint, which the server reports with the whole row, and asks for a missing table. */
async function sendToBrokenTables(shown: Shown, schema: Schema): Promise<Answered[]> {
  await schema.sql(`alter table carts add constraint none check (cart_id = '') not valid`);
  await schema.sql(`alter table pairs add constraint none check (buyer = '') not valid`);
  await schema.sql('drop table applications cascade');
  const buyer = await shown.token('checkout promote');
  const attempts = [post(addressPath, validAddress), post(applicationPath, validApplication)];
  return Promise.all(attempts.map((attempt) => send(shown, attempt, buyer)));
}
