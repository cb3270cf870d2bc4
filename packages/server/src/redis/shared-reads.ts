import { createHash, randomUUID } from 'node:crypto'
import type { ChainableCommander } from 'ioredis'
import { parse, stringify } from 'devalue'
import type { RedisConnection } from './connect-redis.ts'
import { withTimeout } from '../time.ts'
import {
  SharedReadError,
  type SharedValue,
  type SharedReadOptions,
  type SharedReads,
} from '../reads/read-cache.ts'

/** TTL of a generation counter, in ms. Longer than `maxSharedMs`, so that no value outlives its counter. */
const generationTtlMs = 180_000

/** Maximum TTL of a shared value, in ms. */
export const maxSharedMs = 60_000

/** Maximum number of a key's prefixes with generations, because keys contain user input. */
const maxPrefixes = 8

/** Returns the hash of a key, because keys may be long and contain user input. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 24)
}

/** Returns the names of a key's generation counters: the global one, one per prefix, and the key's own. */
export function getGenerationNames(prefix: string, key: string): string[] {
  return ['', ...getPrefixes(key), key].map((each) => getGenerationName(prefix, each))
}

/** Returns the prefixes of a key that end with a separator (`:` or `/`). */
function getPrefixes(key: string): string[] {
  const separators = [...key.matchAll(/[:/]/g)].slice(0, maxPrefixes)
  return separators.map(({ index }) => key.slice(0, index + 1))
}

/** Increments the generations of invalidated keys, so that earlier values are no longer used. */
export function incrementGenerations(
  commands: ChainableCommander,
  prefix: string,
  { keys, prefixes }: { readonly keys: Iterable<string>; readonly prefixes: Iterable<string> },
): void {
  const names = new Set(keys)
  // A prefix that does not end with a separator, or is too long, has no generation, so use the longest one that has.
  for (const each of prefixes) names.add(getPrefixes(each).at(-1) ?? '')
  for (const each of names) {
    const name = getGenerationName(prefix, each)
    commands.incr(name).pexpire(name, generationTtlMs)
  }
}

function getGenerationName(prefix: string, of: string): string {
  return `${prefix}generation:${hashKey(of)}`
}

export interface RedisSharedReadsOptions {
  /** Connection. It must be the one that increments generations, so that a process sees its own invalidations in order. */
  readonly redis: RedisConnection
  /** Key prefix of generation counters, the same for all processes of a site. */
  readonly generations: string
  /** Key prefix of values, the same for processes whose values have the same format. */
  readonly values: string
  /** Wall clock, in ms since the Unix epoch, for the time of values. */
  readonly now: () => number
  /** Monotonic clock for timeouts and delays, in ms. @default now */
  readonly clock?: (() => number) | undefined
  /** Timeout of Redis, in ms. After it, the process reads for itself. @default 250 */
  readonly maxResponseMs?: number | undefined
  /** Called when the store starts failing. */
  readonly onProblem: (error: Error) => void
}

export interface RedisSharedReads extends SharedReads {
  /** Suspends shared reads while Redis may contain stale values. For invalidations that could not be written. */
  readonly distrust: () => void
}

/** Back-off after a Redis failure, in ms, during which the process reads for itself. */
const backOffMs = 5000
/** TTL of a lease, in ms, in case the reading process is killed. Other processes wait at most this long. */
const leaseMs = 4000
/** Minimum time between upstream calls for the same key across all processes, in ms. */
const minCallIntervalMs = 1000
/** Back-off of all processes after the source has failed, in ms. */
const failureBackOffMs = 1000
/** Initial polling interval of waiting processes, in ms. It doubles with each attempt, up to `maxPollMs`. */
const minPollMs = 15
const maxPollMs = 120
/** Minimum TTL of a shared value, in ms, so that waiting processes receive it even if its fresh period is shorter. */
const minSharedMs = 1000
/** Maximum length of a shared value, in characters. */
const maxTextLength = 2_000_000

/** A Lua script, called by its hash. ioredis sends the source if Redis does not have it cached. */
type LuaScript = (...keysAndValues: (string | number)[]) => Promise<unknown>

/** Result of requesting a lease: the next step of the process, and the minimum generations of the value it may use. */
type LeaseResult =
  | { readonly is: 'read' | 'wait' | 'failed'; readonly generations: string }
  | { readonly is: 'value'; readonly generations: string; readonly reading: SharedValue }

/**
 * Requests a value or a lease. KEYS: value, lease, pause, and the key's generations. ARGV: minimum time of the value
 * (exclusive), process id, TTLs of lease and pause in ms, and minimum generations of the value (empty for the current ones).
 * Returns the next step, the generations, and the value if there is one.
 */
const requestLeaseScript = `
local current = redis.call('MGET', unpack(KEYS, 4))
for index = 1, #KEYS - 3 do current[index] = current[index] or '0' end
local required = {}
if ARGV[5] == '' then
  required = current
else
  for each in string.gmatch(ARGV[5], '%d+') do table.insert(required, each) end
end
local wanted = table.concat(required, '.')
local value = redis.call('GET', KEYS[1])
if value then
  local at, generations = string.match(value, '^(%d+) ([%d.]+) ')
  local isNew = tonumber(at) > tonumber(ARGV[1])
  local index = 1
  for each in string.gmatch(generations, '%d+') do
    if tonumber(each) < tonumber(required[index]) then isNew = false end
    index = index + 1
  end
  if isNew then return {'value', wanted, value} end
end
if redis.call('EXISTS', KEYS[3]) == 0 and redis.call('SET', KEYS[2], ARGV[2], 'NX', 'PX', ARGV[3]) then
  redis.call('SET', KEYS[3], '', 'PX', ARGV[4])
  return {'read', table.concat(current, '.')}
end
if redis.call('GET', KEYS[2]) == 'failed' then return {'failed', wanted} end
return {'wait', wanted}
`

/**
 * Ends a lease. KEYS: value and lease. ARGV: process id, TTL of the result in ms, and the value. Without a value, marks the
 * source as failed, and no process calls it during the TTL. Does not overwrite a value that was requested later.
 */
const endLeaseScript = `
if redis.call('GET', KEYS[2]) == ARGV[1] then
  if ARGV[3] then
    redis.call('DEL', KEYS[2])
  else
    redis.call('SET', KEYS[2], 'failed', 'PX', ARGV[2])
  end
end
if ARGV[3] then
  local known = redis.call('GET', KEYS[1])
  local at = known and tonumber(string.match(known, '^%d+'))
  if not at or at <= tonumber(string.match(ARGV[3], '^%d+')) then
    redis.call('SET', KEYS[1], ARGV[3], 'PX', ARGV[2])
  end
end
`

/**
 * Creates shared reads over Redis or Valkey. One process per key gets a lease to call the source, and the others use its value
 * for up to a minute.
 */
export function createRedisSharedReads({
  redis,
  generations,
  values,
  now,
  clock = now,
  maxResponseMs = 250,
  onProblem,
}: RedisSharedReadsOptions): RedisSharedReads {
  const self = randomUUID()
  let restUntilMs = -Infinity
  let isFailing = false

  function rest(cause: unknown): void {
    restUntilMs = Math.max(restUntilMs, clock() + backOffMs)
    if (isFailing) return
    isFailing = true
    onProblem(new Error('Reads cannot be shared with other processes', { cause }))
  }

  redis.defineCommand('askForLease', { lua: requestLeaseScript })
  redis.defineCommand('endLease', { lua: endLeaseScript, numberOfKeys: 2 })
  const scripts = redis as unknown as Record<'askForLease' | 'endLease', LuaScript>

  async function ask(
    key: string,
    { afterMs, required }: { afterMs: number; required: string },
  ): Promise<LeaseResult> {
    const keys = [...keysOf(key), ...getGenerationNames(generations, key)]
    const given = await withTimeout(
      scripts.askForLease(
        keys.length,
        ...keys,
        String(afterMs),
        self,
        leaseMs,
        minCallIntervalMs,
        required,
      ),
      maxResponseMs,
    )
    const answer = parseLeaseResult(given)
    isFailing = false
    return answer
  }

  /** Returns the Redis keys of a read: value, lease and pause. */
  function keysOf(key: string): [value: string, lease: string, pause: string] {
    const name = `${values}${hashKey(key)}:`
    return [`${name}value`, `${name}lease`, `${name}pause`]
  }

  /** Stores the result of a read and ends its lease. Fire and forget. */
  function end(key: string, ms: number, text: string[]): void {
    const [value, lease] = keysOf(key)
    scripts.endLease(value, lease, self, ms, ...text).catch(rest)
  }

  /** Calls the source while holding the lease, and shares the result. */
  async function readForAll(
    key: string,
    {
      freshMs,
      missingMs,
      of,
    }: Pick<SharedReadOptions, 'freshMs' | 'missingMs'> & { readonly of: string },
    read: () => Promise<unknown>,
  ): Promise<SharedValue> {
    let reading: SharedValue
    try {
      reading = await readAlone(read)
    } catch (error) {
      end(key, failureBackOffMs, [])
      throw error
    }
    const text = serialiseValue(reading, of)
    // Values that are too large or not serialisable are read by each process, so the lease ends at once.
    if (text === undefined) end(key, 1, [])
    else end(key, reading.value === undefined ? Math.min(freshMs, missingMs) : freshMs, [text])
    return reading
  }

  async function readAlone(read: () => Promise<unknown>): Promise<SharedValue> {
    // The time of the request, because later changes may be missing from the response.
    const atMs = now()
    return { value: await read(), atMs, isShared: false }
  }

  async function readOnce(
    key: string,
    { afterMs, freshMs, missingMs }: SharedReadOptions,
    read: () => Promise<unknown>,
  ): Promise<SharedValue> {
    const untilMs = clock() + leaseMs
    const ttlMs = Math.max(minSharedMs, Math.min(freshMs, maxSharedMs))
    let lookMs = minPollMs
    // Minimum generations while waiting: a value may miss changes made after the first attempt. Later reads will refetch it.
    let required = ''
    while (redis.status === 'ready' && clock() >= restUntilMs) {
      let answer: LeaseResult
      try {
        // oxlint-disable-next-line no-await-in-loop -- polls until another process has read the value
        answer = await ask(key, { afterMs: Math.max(afterMs, now() - ttlMs), required })
      } catch (error) {
        rest(error)
        break
      }
      if (answer.is === 'value') return answer.reading
      if (answer.is === 'read') {
        return readForAll(key, { freshMs: ttlMs, missingMs, of: answer.generations }, read)
      }
      if (answer.is === 'failed') throw new SharedReadError()
      if (clock() >= untilMs) break
      required = answer.generations
      const waitMs = lookMs
      // oxlint-disable-next-line no-await-in-loop -- as above
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      lookMs = Math.min(lookMs * 2, maxPollMs)
    }
    return readAlone(read)
  }

  return {
    readOnce,
    distrust() {
      restUntilMs = Math.max(restUntilMs, clock() + maxSharedMs)
    },
  }
}

/** Serialises a value with its request time and generations. Returns undefined if it is too large or not serialisable. */
function serialiseValue({ value, atMs }: SharedValue, of: string): string | undefined {
  try {
    const text = `${Math.round(atMs)} ${of} ${stringify(value)}`
    return text.length > maxTextLength ? undefined : text
  } catch {
    return undefined
  }
}

/**
 * Parses the result of `requestLeaseScript`.
 * @throws Error if it is malformed, or the value is corrupt
 */
function parseLeaseResult(given: unknown): LeaseResult {
  const [is, generations, text] = Array.isArray(given) ? (given as unknown[]) : []
  if (typeof generations !== 'string') throw new Error('Redis returned no generations')
  if (is === 'read' || is === 'wait' || is === 'failed') return { is, generations }
  const [, at, value] = /^(\d+) [\d.]+ (.*)$/s.exec(typeof text === 'string' ? text : '') ?? []
  if (is !== 'value' || value === undefined) throw new Error('Redis returned no value')
  return { is, generations, reading: { value: parse(value), atMs: Number(at), isShared: true } }
}
