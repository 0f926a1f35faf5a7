import { hash } from 'node:crypto';
import { Redis } from 'ioredis';
import { gather } from '../store/gather.ts';

/** How often something came within its window, and how many milliseconds are left of that. */
export interface SharedCount {
  readonly total: number;
  readonly leftMs: number;
}

export interface SharedCounts {
  /**
   * Adds one to the count of each key in one round trip. undefined while there is no connection. Rejects
   * where no answer came in time.
   */
  add(keys: readonly string[]): Promise<readonly SharedCount[]> | undefined;
  close(): void;
}

export interface SharedCountsOptions {
  /** `redis://` or, with TLS, `rediss://`. */
  readonly url: string;
  readonly windowMs: number;
  /** The same on every instance; without it nobody can find out whose a count is. */
  readonly secret: string;
  /** Called with a reason when counts can no longer be shared, and without one when they can be again. */
  readonly onChange: (reason: string | undefined) => void;
}

/** Slower than this and the request goes on without. */
const commandTimeoutMs = 100;
const connectTimeoutMs = 1_000;
const longestRetryMs = 2_000;

/**
 * KEYS: what to count; ARGV[1]: milliseconds of a window. Answers total and milliseconds left of each. Redis'
 * clock may be set back: a window with more left than its length begins again.
 */
const countScript = `
local answer = {}
for position, key in ipairs(KEYS) do
  local total = redis.call('INCR', key)
  local left = redis.call('PTTL', key)
  if left < 0 or left > tonumber(ARGV[1]) then
    redis.call('PEXPIRE', key, ARGV[1])
    left = tonumber(ARGV[1])
  end
  answer[2 * position - 1] = total
  answer[2 * position] = left
end
return answer`;

interface CountingRedis extends Redis {
  /** `countScript`, sent by its digest. */
  countAll(keyCount: number, ...keysAndWindow: (string | number)[]): Promise<number[]>;
}

/**
 * Counts in Redis 6 or later, or Valkey. What comes at the same moment goes there in one command. A server
 * that is away, slow or standing still is left alone until it can be connected to again.
 */
export function openSharedCounts({ url, windowMs, secret, onChange }: SharedCountsOptions): SharedCounts {
  const redis = connect(url, onChange);
  const count = gather<readonly string[], readonly SharedCount[]>({
    task: 'shared counts',
    isEntryFault: () => false,
    maxEntries: 64,
    maxRunning: 4,
    maxWaiting: 2_000,
    maxWaitMs: commandTimeoutMs,
    run: async (entries) => {
      const names = entries.flat().map((key) => nameOf(secret, key));
      return divide(await redis.countAll(names.length, ...names, windowMs), entries);
    },
  });
  return {
    add: (keys) => (redis.status === 'ready' ? count(keys) : undefined),
    close: () => redis.disconnect(),
  };
}

/** There are few enough addresses to try them all, hence the secret; a count lives for a minute only. */
function nameOf(secret: string, key: string): string {
  return `checkout-limit:${hash('sha256', secret + key, 'base64url').slice(0, 22)}`;
}

function divide(numbers: readonly number[], entries: readonly (readonly string[])[]): SharedCount[][] {
  let position = 0;
  const next = () => {
    const count = { total: numbers[position] ?? 0, leftMs: numbers[position + 1] ?? 0 };
    position += 2;
    return count;
  };
  return entries.map((keys) => keys.map(next));
}

function connect(url: string, onChange: SharedCountsOptions['onChange']): CountingRedis {
  const redis = new Redis(url, {
    protocol: 2,
    disableClientInfo: true,
    connectTimeout: connectTimeoutMs,
    commandTimeout: commandTimeoutMs,
    // A server that says nothing is disconnected, so that only one round of requests waits for it.
    socketTimeout: commandTimeoutMs,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestRetryMs),
    scripts: { countAll: { lua: countScript } },
  }) as CountingRedis;
  let isAway = false;
  let reason = 'closed';
  redis.on('error', (error: unknown) => {
    reason = wordFor(error);
  });
  redis.on('ready', () => {
    if (isAway) onChange(undefined);
    isAway = false;
  });
  // An attempt to connect that fails closes as well: it is told once.
  redis.on('close', () => {
    if (!isAway) onChange(reason);
    isAway = true;
  });
  return redis;
}

/** The code of the operating system, or the first word of the server's refusal, such as WRONGPASS. */
function wordFor(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown fault';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{4,20}\b/.exec(error.message)?.[0] ?? 'no answer';
}
