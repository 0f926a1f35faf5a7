// Records the statements of this release, for tests of later ones: while instances are replaced one by one, a
// release runs on the schema of its successor. Run it for each release, and never change a record.
//
//   npx tsx test/store/record-release.ts && npm run format
import { readFileSync, writeFileSync } from 'node:fs';
import type { Database } from '../../src/store/database.ts';
import { embedded } from '../../src/store/dialects.ts';
import { openEmbeddedDatabase } from '../../src/store/embedded/embedded-database.ts';
import { openMemoryEngine } from '../../src/store/embedded/embedded-engine.ts';
import { embeddedLimits } from '../../src/store/embedded/embedded-store.ts';
import { createSqlStore, type SqlStore } from '../../src/store/sql-store.ts';
import { type RecordedStatement, toRecordedValue } from './releases.ts';
import {
  address,
  application,
  clerk,
  entryOf,
  origin,
  otherAddress,
  settingOf,
  testCipher,
} from './samples.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
/** A later release finds the functions of this one beside its own. */
const recorded: RecordedStatement[] = embedded.functions.all.map(({ name, definition }) => ({
  name,
  text: definition,
  hasDeadline: false,
  values: [],
  answered: 0,
}));
const database = recording(await openEmbeddedDatabase(await openMemoryEngine()));
const parts = { cipher: testCipher, limits: embeddedLimits };
await use(createSqlStore(database, parts));
const store = createSqlStore(database, { ...parts, outbox: { endpoints: ['shop'] } });
await use(store);
await deliver(store);
await purge(store);
await database.close();
const file = new URL(`./releases/${version}.json`, import.meta.url);
writeFileSync(file, `${JSON.stringify(recorded, null, 1)}\n`);

/** A database that records each statement with its values and the number of rows it answered. */
function recording(opened: Database): Database {
  return {
    async run(statement, values) {
      const rows = await opened.run(statement, values);
      const { name, text, hasDeadline = false } = statement;
      const sent = values.map(toRecordedValue);
      recorded.push({ name, text, hasDeadline, values: sent, answered: rows.length });
      return rows;
    },
    close: () => opened.close(),
  };
}

/** Calls each operation of the steps and of the platform, so that there is something to record. */
async function use(store: SqlStore): Promise<void> {
  const key = recorded.length;
  const cart = `cart-${key}`;
  const session = `session-${key}`;
  const profile = `profile-${key}`;
  const siteUrl = `site${key}`;
  const buyer = { ...origin, profile, session };
  await store.putProfiles(
    [{ id: profile, market: 'US', address, email: 'nu@example.com', phone: null }],
    clerk,
  );
  await store.putBranches(
    [{ id: 17, market: 'US', name: 'Springfield', province: 'IL', active: true }],
    clerk,
  );
  await store.readBranches();
  await store.readProfile(profile, 'US');
  await store.findProfile(profile, clerk);
  await store.findBranch(17);
  await store.keepOffer(cart, 'US', { submitted: otherAddress, suggested: address }, buyer);
  await store.setShipping(cart, 'US', settingOf(), buyer);
  await store.readCart(cart, 'US');
  await store.findCart(cart, clerk);
  await store.takenSiteUrls([siteUrl], undefined);
  await store.storeApplication(entryOf({ session, application: { ...application, siteUrl } }));
  await store.readApplication(session);
  await store.findApplication(session, clerk);
  await store.findSealedApplication(session, clerk);
  await store.readSealedPage('');
  for await (const _uses of store.readKeyUse());
  await store.registerApplication(session, profile, clerk);
  await store.registerApplication(session, profile, clerk);
  await store.putSiteUrls([{ siteUrl: `${siteUrl}b`, owner: profile }], clerk);
  await store.findSiteUrl(siteUrl);
  await store.exportData({ kind: 'profile', id: profile }, clerk);
  await store.exportData({ kind: 'session', id: session }, clerk);
  await store.listAudit({ limit: 10 });
  await store.storeApplication(entryOf({ session, application: { ...application, siteUrl } }));
  await store.deleteApplication(session, clerk);
  await store.deleteCart(cart, clerk);
  await store.eraseData({ kind: 'profile', id: profile }, clerk, { siteUrls: true });
  await store.eraseData({ kind: 'session', id: session }, clerk, { siteUrls: false });
  await store.deleteProfile(profile, clerk);
  await store.deleteSiteUrl(siteUrl, clerk);
  await store.deleteBranch(17, clerk);
  await store.ping();
}

async function deliver(store: SqlStore): Promise<void> {
  await store.takeLease('delivery', 'instance', 1_000);
  await store.backlog();
  for (const event of await store.dueEvents('shop', 10))
    await store.settleEvent({ endpoint: 'shop', event, verdict: 'delivered', outcome: '200', retryInMs: 0 });
  await store.listEvents({ limit: 10 });
  await store.expireEvents(3_600_000);
  await store.releaseLease('delivery', 'instance');
}

async function purge(store: SqlStore): Promise<void> {
  const before = new Date('2100-01-01T00:00:00Z');
  await store.readClock();
  const { end } = await store.readPage('registrations', null, before);
  await store.purgeRange('registrations', null, end, before);
}
