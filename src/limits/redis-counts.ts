import { hash } from 'node:crypto';
import { Redis } from 'ioredis';
import { codeOf } from '../operator-error.ts';
import { commandTimeoutMs, gatherTakes, type SharedCounts } from './rate-limits.ts';

interface RedisCountsOptions {
  /** `redis://` or, with TLS, `rediss://`. */
  readonly url: string;
  /** The same on every instance; without it nobody can find out whose a count is. */
  readonly secret: string;
  /** Milliseconds after which a request goes on without Redis. */
  readonly timeoutMs?: number;
  /** Called with a reason when counts can no longer be shared, and without one when they can be again. */
  readonly onChange: (reason: string | undefined) => void;
}

const connectTimeoutMs = 1_000;
const longestRetryMs = 2_000;

/** Redis truncates numbers of scripts, so times go through it as whole microseconds. */
const microsPerMs = 1_000;

/**
 * KEYS: the buckets; ARGV: of each the microseconds that a request uses, and those that may be in use before
 * it. A key holds when its bucket is full again, by the clock of Redis. Answers of each the microseconds to
 * wait and those in use. That clock may be set back: a bucket with more in use than it holds counts as just
 * used up.
 */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local answer = {}
for position, key in ipairs(KEYS) do
  local cost = tonumber(ARGV[2 * position - 1])
  local most = tonumber(ARGV[2 * position])
  local used = math.max(0, tonumber(redis.call('GET', key) or now) - now)
  used = math.min(used, most + cost)
  local wait = math.max(0, used - most)
  if wait == 0 then used = used + cost end
  redis.call('SET', key, string.format('%.0f', now + used), 'PX', math.ceil(used / 1000) + 1)
  answer[2 * position - 1] = math.ceil(wait)
  answer[2 * position] = math.ceil(used)
end
return answer`;

interface CountingRedis extends Redis {
  /** Runs `takeScript`, which is sent whole only where Redis does not know its digest. */
  takeAll(keyCount: number, ...keysAndRates: (string | number)[]): Promise<number[]>;
}

/**
 * Counts in Redis 6 or later, or Valkey. What comes at the same moment goes there in one command. A server
 * that is away, slow or standing still is left alone until it can be connected to again.
 */
export function openRedisCounts(options: RedisCountsOptions): SharedCounts {
  const { url, secret, timeoutMs = commandTimeoutMs, onChange } = options;
  const redis = connect(url, timeoutMs, onChange);
  const take = gatherTakes(async (entries) => {
    const names = entries.map(({ key }) => nameOf(secret, key));
    const rates = entries.flatMap(({ rate: { costMs, burst } }) => [
      Math.round(costMs * microsPerMs),
      Math.round((burst - 1) * costMs * microsPerMs + burst),
    ]);
    const numbers = await redis.takeAll(names.length, ...names, ...rates);
    return names.map((_, position) => ({
      waitMs: (numbers[2 * position] ?? 0) / microsPerMs,
      usedMs: (numbers[2 * position + 1] ?? 0) / microsPerMs,
    }));
  });
  return {
    take: (entries) => (redis.status === 'ready' ? take(entries) : undefined),
    close: () => redis.disconnect(),
  };
}

/** There are few enough addresses to try them all, hence the secret; a count lives for a minute only. */
function nameOf(secret: string, key: string): string {
  return `checkout-limit:${hash('sha256', secret + key, 'base64url').slice(0, 22)}`;
}

function connect(url: string, timeoutMs: number, onChange: RedisCountsOptions['onChange']): CountingRedis {
  const redis = new Redis(url, {
    protocol: 2,
    disableClientInfo: true,
    connectTimeout: connectTimeoutMs,
    commandTimeout: timeoutMs,
    // A server that says nothing is disconnected, so that only one round of requests waits for it.
    socketTimeout: timeoutMs,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestRetryMs),
    scripts: { takeAll: { lua: takeScript } },
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
  const code = codeOf(error);
  if (typeof code === 'string') return code;
  return /^[A-Z]{4,20}\b/.exec(error.message)?.[0] ?? 'no answer';
}
