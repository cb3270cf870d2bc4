import { randomUUID } from 'node:crypto'
import { parse, stringify } from 'devalue'
import type { Redis } from 'ioredis'
import { withTimeLimit } from '../with-time-limit.ts'
import { generationsOf, longestSharedMs, hashedKeyName } from './generations.ts'
import { askForLeaseScript, endLeaseScript } from './scripts.ts'
import {
  SharedReadError,
  type SharedReading,
  type SharedReadOptions,
  type SharedReads,
} from './shared-reads.ts'

export interface RedisSharedReadsOptions {
  /** The connection that raises generations, too: then a process sees what it has said itself. */
  readonly redis: Redis
  /** What the names of generations begin with: the same for all processes of a site. */
  readonly generations: string
  /** What the names of values begin with: the same for all processes that read the same in the same form. */
  readonly values: string
  /** The wall clock, by which values are dated, in milliseconds since 1970. */
  readonly now: () => number
  /** A clock that is never set back, for pauses. @default now */
  readonly clock?: (() => number) | undefined
  /** Called when the store fails, or has something that nobody of ours wrote. */
  readonly onProblem: (error: Error) => void
}

export interface RedisSharedReads extends SharedReads {
  /** Gives and takes no values for a while: what has become old could not be told to the others. */
  readonly distrust: () => void
}

/** Redis may take so long to answer. Then each process reads by itself for a while. In milliseconds. */
const answerMs = 250
const restMs = 5000
/** A process that was killed while it read is waited for no longer. In milliseconds. */
const leaseMs = 4000
/** However often it changes, the same is read no more often than this by all processes together. In milliseconds. */
const pauseMs = 1000
/** The source is left alone for so long after it has failed. In milliseconds. */
const failedMs = 1000
/** Those who wait look again after so long, and after longer each time. In milliseconds. */
const firstLookMs = 15
const longestLookMs = 120
/** A value is given to those who waited for it, however soon it is old. In milliseconds. */
const shortestSharedMs = 1000
/** Larger values are not given to other processes. In characters. */
const mostCharacters = 2_000_000

/** What the asking process does next, and the generations that the value must have. */
type Answer =
  | { readonly is: 'read' | 'wait' | 'failed'; readonly generations: string }
  | { readonly is: 'value'; readonly generations: string; readonly reading: SharedReading }

/** Lets processes read once between them, by a lease and by values of a few seconds in Redis or Valkey. */
export function createRedisSharedReads({
  redis,
  generations,
  values,
  now,
  clock = now,
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

  async function ask(
    key: string,
    { afterMs, required }: { afterMs: number; required: string },
  ): Promise<Answer> {
    const names = generationsOf(generations, key)
    const settings = [nameOf(key), String(afterMs), self, leaseMs, pauseMs, required]
    const given = await withTimeLimit(
      redis.eval(askForLeaseScript, names.length, ...names, ...settings),
      answerMs,
    )
    const answer = readAnswer(given)
    isFailing = false
    return answer
  }

  const nameOf = (key: string) => `${values}${hashedKeyName(key)}:`

  /** Tells what came of a read. Nobody waits for it. */
  function end(key: string, ms: number, text: string[]): void {
    redis.eval(endLeaseScript, 0, nameOf(key), self, ms, ...text).catch(rest)
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
    // What cannot be written is read by each process: the next one is let in at once.
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

/**
 * A value as text, behind the time at which it was asked for and its generations; undefined where it is too large or cannot
 * be written.
 */
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
