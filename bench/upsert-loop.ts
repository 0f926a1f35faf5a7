import { createServer } from 'node:http';
import pg from 'pg';
import { addressBodies } from './workload.ts';

/** Upserts one row of about the size of a cart's, in a loop, one statement a row, as many at once as requests elsewhere. */
const connections = Number(process.env.CONNECTIONS);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(
  'create table if not exists bench_upserts (id text primary key, market text, document jsonb, changed_at timestamptz)',
);
const statement = {
  name: 'bench_upsert',
  text: `insert into bench_upserts values ($1, $2, $3, now())
    on conflict (id) do update set market = excluded.market, document = excluded.document, changed_at = excluded.changed_at`,
};
const documents = addressBodies.accepted.map((body) =>
  JSON.stringify({ ...body, decision: { choice: null } }),
);

async function run(seconds: number) {
  const end = performance.now() + seconds * 1000;
  const durations: number[] = [];
  let next = 0;
  const worker = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      next += 1;
      await pool.query({
        ...statement,
        values: [`row-${next % 256}`, 'US', documents[next % documents.length]],
      });
      durations.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  durations.sort((a, b) => a - b);
  const at = (share: number) => durations[Math.floor(durations.length * share)];
  return { count: durations.length, medianMs: at(0.5), p99Ms: at(0.99) };
}

const server = createServer(async (request, response) => {
  const seconds = Number(new URL(request.url ?? '/', 'http://localhost').searchParams.get('seconds'));
  response.end(JSON.stringify(await run(seconds)));
});
server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  process.stdout.write(`${JSON.stringify({ msg: 'listening', address: `http://127.0.0.1:${port}` })}\n`);
});
process.once('SIGTERM', () => {
  server.close();
  void pool.end();
});
