import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

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
