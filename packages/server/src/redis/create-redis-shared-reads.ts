import { randomUUID } from 'node:crypto'
import { parse, stringify } from 'devalue'
import type { RedisConnection } from './connect-redis.ts'
import { withTimeLimit } from '../with-time-limit.ts'
import { generationsOf, longestSharedMs, hashedKeyName } from './generations.ts'
import {
  SharedReadError,
  type SharedReading,
  type SharedReadOptions,
  type SharedReads,
} from '../reads/shared-reads.ts'

export interface RedisSharedReadsOptions {
  /** The connection that raises generations, too: then a process sees what it has said itself. */
  readonly redis: RedisConnection
  /** Prefix of generations, equal for all processes of a site. */
  readonly generations: string
  /** Key prefix of values, shared by processes that read the same values in the same format. */
  readonly values: string
  /** The wall clock, by which values are dated, in milliseconds since 1970. */
  readonly now: () => number
  /** A clock that is never set back, for pauses. @default now */
  readonly clock?: (() => number) | undefined
  /** Maximum time that Redis may take to respond, in milliseconds. Then the process reads without it. @default 250 */
  readonly maxResponseMs?: number | undefined
  /** Called if the store fails or contains foreign values. */
  readonly onProblem: (error: Error) => void
}

export interface RedisSharedReads extends SharedReads {
  /** Suspends reading and writing after invalidations could not be delivered. */
  readonly distrust: () => void
}

/** Time in which a process reads without Redis after a failure, in milliseconds. */
const restMs = 5000
/** A process that was killed while it read is waited for no longer. In milliseconds. */
const leaseMs = 4000
/** However often it changes, the same is read no more often than this by all processes together. In milliseconds. */
const pauseMs = 1000
/** Back-off after the source has failed, in ms. */
const failedMs = 1000
/** First polling delay of waiting processes, in ms. It grows with each attempt. */
const firstLookMs = 15
const longestLookMs = 120
/** A value is given to those who waited for it, however soon it is old. In milliseconds. */
const shortestSharedMs = 1000
/** Larger values are not given to other processes. In characters. */
const mostCharacters = 2_000_000

/** A script that Redis knows by its hash; if it doesn't, ioredis sends the text. */
type Script = (...keysAndValues: (string | number)[]) => Promise<unknown>

/** The requesting process's next step, and the generations that the value must have. */
type Answer =
  | { readonly is: 'read' | 'wait' | 'failed'; readonly generations: string }
  | { readonly is: 'value'; readonly generations: string; readonly reading: SharedReading }

/**
 * Requests a value. KEYS: the value, the lease, the pause, and the generations that the key belongs to. ARGV: the time that
 * the value must be later than, the process, how long the lease and the pause last, in milliseconds, and the generations
 * that the value must have at least; empty for the current ones. Returns what the process does next, and the generations;
 * with a value, the value.
 */
const askForLeaseScript = `
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
 * Ends a lease. KEYS: the value and the lease. ARGV: the process, the TTL of the result in ms, and the value. Without a
 * value, the source has failed, and it is not called again until then. A value that was requested later stays.
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

/** Lets processes read once between them, by a lease and by values of a few seconds in Redis or Valkey. */
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
    restUntilMs = Math.max(restUntilMs, clock() + restMs)
    if (isFailing) return
    isFailing = true
    onProblem(new Error('Reads cannot be shared with other processes', { cause }))
  }

  redis.defineCommand('askForLease', { lua: askForLeaseScript })
  redis.defineCommand('endLease', { lua: endLeaseScript, numberOfKeys: 2 })
  const scripts = redis as unknown as Record<'askForLease' | 'endLease', Script>

  async function ask(
    key: string,
    { afterMs, required }: { afterMs: number; required: string },
  ): Promise<Answer> {
    const keys = [...keysOf(key), ...generationsOf(generations, key)]
    const given = await withTimeLimit(
      scripts.askForLease(keys.length, ...keys, String(afterMs), self, leaseMs, pauseMs, required),
      maxResponseMs,
    )
    const answer = readAnswer(given)
    isFailing = false
    return answer
  }

  /** The value, the lease and the pause of a key. */
  function keysOf(key: string): [value: string, lease: string, pause: string] {
    const name = `${values}${hashedKeyName(key)}:`
    return [`${name}value`, `${name}lease`, `${name}pause`]
  }

  /** Publishes the result of a read, without waiting. */
  function end(key: string, ms: number, text: string[]): void {
    const [value, lease] = keysOf(key)
    scripts.endLease(value, lease, self, ms, ...text).catch(rest)
  }

  /** Reads as the one process that does, and gives the value to the others. */
  async function readForAll(
    key: string,
    {
      freshMs,
      missingMs,
      of,
    }: Pick<SharedReadOptions, 'freshMs' | 'missingMs'> & { readonly of: string },
    read: () => Promise<unknown>,
  ): Promise<SharedReading> {
    let reading: SharedReading
    try {
      reading = await readAlone(read)
    } catch (error) {
      end(key, failedMs, [])
      throw error
    }
    const text = write(reading, of)
    // Values that cannot be serialised are read by each process, so release the lease at once.
    if (text === undefined) end(key, 1, [])
    else end(key, reading.value === undefined ? Math.min(freshMs, missingMs) : freshMs, [text])
    return reading
  }

  async function readAlone(read: () => Promise<unknown>): Promise<SharedReading> {
    // The time of asking: what changes while the answer travels may not be in it.
    const atMs = now()
    return { value: await read(), atMs, isShared: false }
  }

  async function readOnce(
    key: string,
    { afterMs, freshMs, missingMs }: SharedReadOptions,
    read: () => Promise<unknown>,
  ): Promise<SharedReading> {
    const untilMs = clock() + leaseMs
    const keptMs = Math.max(shortestSharedMs, Math.min(freshMs, longestSharedMs))
    let lookMs = firstLookMs
    // A change that comes while this read waits may be missing in its value: a later request reads again.
    let required = ''
    while (redis.status === 'ready' && clock() >= restUntilMs) {
      let answer: Answer
      try {
        // oxlint-disable-next-line no-await-in-loop -- asked again until another process has read
        answer = await ask(key, { afterMs: Math.max(afterMs, now() - keptMs), required })
      } catch (error) {
        rest(error)
        break
      }
      if (answer.is === 'value') return answer.reading
      if (answer.is === 'read') {
        return readForAll(key, { freshMs: keptMs, missingMs, of: answer.generations }, read)
      }
      if (answer.is === 'failed') throw new SharedReadError()
      if (clock() >= untilMs) break
      required = answer.generations
      const waitMs = lookMs
      // oxlint-disable-next-line no-await-in-loop -- as above
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      lookMs = Math.min(lookMs * 2, longestLookMs)
    }
    return readAlone(read)
  }

  return {
    readOnce,
    distrust() {
      restUntilMs = Math.max(restUntilMs, clock() + longestSharedMs)
    },
  }
}

/** Serialises a value after its request time and generations; undefined if it is too large or cannot be serialised. */
function write({ value, atMs }: SharedReading, of: string): string | undefined {
  try {
    const text = `${Math.round(atMs)} ${of} ${stringify(value)}`
    return text.length > mostCharacters ? undefined : text
  } catch {
    return undefined
  }
}

/** @throws Error for an answer that the script does not give, or a value that is damaged */
function readAnswer(given: unknown): Answer {
  const [is, generations, text] = Array.isArray(given) ? (given as unknown[]) : []
  if (typeof generations !== 'string') throw new Error('The store gives no generations')
  if (is === 'read' || is === 'wait' || is === 'failed') return { is, generations }
  const [, at, value] = /^(\d+) [\d.]+ (.*)$/s.exec(typeof text === 'string' ? text : '') ?? []
  if (is !== 'value' || value === undefined) throw new Error('The store gives no value')
  return { is, generations, reading: { value: parse(value), atMs: Number(at), isShared: true } }
}
