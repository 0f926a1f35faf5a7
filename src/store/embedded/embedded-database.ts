import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { StoreUnavailableError } from '../../checkout/ports.ts';
import type { Database, Row } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { stepStatements } from '../statements.ts';
import { toStoreError } from '../store-fault.ts';

/** The engine has no background processes to tend its log and its statistics: this side asks for both. */
const statementsBetweenUpkeep = 500;

/**
 * The embedded engine as a database, with its schema up to date. `onError` is called when the engine breaks
 * down, after which every call fails, or when it cannot write its log back.
 */
export async function openEmbeddedDatabase(
  engine: PGlite,
  onError: (error: StoreUnavailableError) => void = () => undefined,
): Promise<Database> {
  // All in full: the driver would take what is missing from the environment.
  const client = new pg.Client({
    stream: () => new EmbeddedStream(engine),
    pipeline: true,
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    password: 'none',
    ssl: false,
  });
  let isBroken = false;
  let statements = 0;
  client.on('error', () => {
    if (!isBroken) onError(new StoreUnavailableError('The embedded store broke down; restart the service.'));
    isBroken = true;
  });

  async function query(name: string, text: string, values: readonly unknown[] = []): Promise<Row[]> {
    try {
      return (await client.query<Row>({ name, text, values: [...values] })).rows;
    } catch (error) {
      throw toStoreError(error, name);
    }
  }

  async function keepUp(): Promise<void> {
    try {
      const { name, text } = stepStatements.dueUpkeep;
      for (const { command } of await query(name, text)) await query(String(command), String(command));
    } catch (error) {
      if (error instanceof StoreUnavailableError) onError(error);
    }
  }

  async function close(): Promise<void> {
    await client.end();
    // A broken engine would never finish writing its state; its log is replayed at the next start instead.
    if (!isBroken) await engine.close();
  }

  try {
    await client.connect();
    await prepare(client);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async run({ name, text, hasDeadline }, values) {
      // The engine runs within the call, so no statement waits in it for a caller that is gone.
      const rows = await query(name, text, hasDeadline ? [...values, Number.POSITIVE_INFINITY] : values);
      statements += 1;
      if (statements % statementsBetweenUpkeep === 0) await keepUp();
      return rows;
    },
    close,
  };
}

async function prepare(client: pg.Client): Promise<void> {
  await migrate(client);
  // A plan lives as long as its connection: one made for a small table must not scan it once it is large.
  await client.query('set enable_seqscan = off');
  // Nothing does that in the background either. Every table is vacuumed, the catalogue's included, or
  // transaction numbers would run out. Without statistics the earliest event of each cart is found by the
  // wrong index: half a minute for 15,000 pending events, a tenth of a second with statistics. Statistics of
  // the catalogue would take longer than all else here.
  await client.query('vacuum');
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(format('%I', relname), ', ') as tables from pg_stat_user_tables`,
  );
  await client.query(`analyze ${rows[0]?.tables}`);
}

/** The state in which the engine leaves a failed statement; it goes on afterwards. */
const longJumpStatus = 100;

type WriteDone = (error?: Error | null) => void;

/**
 * The engine in place of the driver's socket. What the driver writes in one turn of the event loop goes to it
 * together: a burst costs one call. The engine is synchronous: what its answers report is done.
 */
export class EmbeddedStream extends Duplex {
  /** What the driver sets on a socket has no meaning here. */
  readonly setNoDelay = () => this;
  readonly setKeepAlive = () => this;
  readonly ref = () => this;
  readonly unref = () => this;
  readonly #engine: PGlite;
  #pending: Buffer[] = [];
  #scheduled = false;
  #failure: Error | undefined;

  constructor(engine: PGlite) {
    super();
    this.#engine = engine;
    this.#watchForFailure();
  }

  /** The driver opens a socket by this. */
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _read(): void {
    // Answers are pushed as the engine gives them.
  }

  override _writev(chunks: { chunk: Buffer }[], done: WriteDone): void {
    for (const { chunk } of chunks) this.#send(chunk);
    done();
  }

  override _final(done: WriteDone): void {
    this.#exchange();
    this.push(null);
    done();
  }

  /**
   * The engine's loop passes over every exception, even where it can do nothing more, as with a log that a
   * full disk refuses, and would loop for ever. Its first step then is to restore its stack: that is where
   * this stops it.
   */
  #watchForFailure(): void {
    const module = this.#engine.Module;
    const { _PostgresMainLoopOnce: runOnce, stackRestore } = module;
    module._PostgresMainLoopOnce = () => {
      try {
        runOnce();
      } catch (error) {
        if (!isLongJump(error)) this.#failure = new Error('The embedded engine broke down.');
        throw error;
      }
    };
    module.stackRestore = (pointer) => {
      if (this.#failure) throw this.#failure;
      return stackRestore(pointer);
    };
  }

  #send(chunk: Buffer): void {
    this.#pending.push(chunk);
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#exchange());
  }

  #exchange(): void {
    this.#scheduled = false;
    if (this.#pending.length === 0 || this.destroyed) return;
    const question = Buffer.concat(this.#pending);
    this.#pending = [];
    const answer: Buffer[] = [];
    // The engine lends its own memory only for the length of the call, hence the copy.
    const onRawData = (data: Uint8Array) => void answer.push(Buffer.from(data));
    this.#engine.execProtocolRawStream(question, { syncToFs: false, onRawData }).then(
      () => void (answer.length > 0 && this.push(Buffer.concat(answer))),
      (error: Error) => this.destroy(this.#failure ?? error),
    );
  }
}

function isLongJump(error: unknown): boolean {
  return error instanceof Object && 'status' in error && error.status === longJumpStatus;
}
