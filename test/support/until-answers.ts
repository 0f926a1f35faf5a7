import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const attempts = 200;
const betweenMs = 50;

/** Waits until a server takes connections. Throws after ten seconds. */
export async function untilAnswers(connectionString: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
    client.on('error', () => undefined);
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return;
    await delay(betweenMs);
  }
  throw new Error('The server of the test did not start.');
}
