import { randomUUID } from 'node:crypto'
import { parse, stringify } from 'devalue'
import type { Redis } from 'ioredis'
import { orLate } from '../or-late.ts'
import { generationsOf, longestSharedMs, storedName } from './generations.ts'
import { askScript, endScript } from './scripts.ts'
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
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Is told when the store fails, or has something that nobody of ours wrote. */
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

type Answer =
  | { readonly name: string; readonly is: 'read' | 'wait' | 'failed' }
  | { readonly name: string; readonly is: 'value'; readonly reading: SharedReading }

/** Lets processes read once between them, by a lease and by values of a few seconds in Redis or Valkey. */
export function createRedisSharedReads({
  redis,
  generations,
  values,
  now,
  onProblem,
}: RedisSharedReadsOptions): RedisSharedReads {
  const self = randomUUID()
  let restUntilMs = -Infinity
  let isFailing = false

  function rest(cause: unknown): void {
    restUntilMs = Math.max(restUntilMs, now() + restMs)
    if (isFailing) return
    isFailing = true
    onProblem(new Error('Reads cannot be shared with other processes', { cause }))
  }

  async function ask(key: string, laterThanMs: number): Promise<Answer> {
    const names = generationsOf(generations, key)
    const settings = [`${values}${storedName(key)}:`, String(laterThanMs), self, leaseMs, pauseMs]
    const given = await orLate(redis.eval(askScript, names.length, ...names, ...settings), answerMs)
    const answer = readAnswer(given)
    isFailing = false
    return answer
  }

  /** Tells what came of a read. Nobody waits for it. */
  function end(name: string, ms: number, text: string[]): void {
    redis.eval(endScript, 1, name, self, ms, ...text).catch(rest)
  }

  /** Reads as the one process that does, and gives the value to the others. */
  async function readForAll(
    name: string,
    { freshMs, missingMs }: Pick<SharedReadOptions, 'freshMs' | 'missingMs'>,
    read: () => Promise<unknown>,
  ): Promise<SharedReading> {
    let reading: SharedReading
    try {
      reading = await readAlone(read)
    } catch (error) {
      end(name, failedMs, [])
      throw error
    }
    const text = write(reading)
    // What cannot be written is read by each process: the next one is let in at once.
    if (text === undefined) end(name, 1, [])
    else end(name, reading.value === undefined ? Math.min(freshMs, missingMs) : freshMs, [text])
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
    const untilMs = now() + leaseMs
    const keptMs = Math.max(shortestSharedMs, Math.min(freshMs, longestSharedMs))
    let lookMs = firstLookMs
    while (redis.status === 'ready' && now() >= restUntilMs) {
      let answer: Answer
      try {
        // oxlint-disable-next-line no-await-in-loop -- asked again until another process has read
        answer = await ask(key, Math.max(afterMs, now() - keptMs))
      } catch (error) {
        rest(error)
        break
      }
      if (answer.is === 'value') return answer.reading
      if (answer.is === 'read') return readForAll(answer.name, { freshMs: keptMs, missingMs }, read)
      if (answer.is === 'failed') throw new SharedReadError()
      if (now() >= untilMs) break
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
      restUntilMs = Math.max(restUntilMs, now() + longestSharedMs)
    },
  }
}

/** A value as text, behind the time at which it was asked for; undefined where it is too large or cannot be written. */
function write({ value, atMs }: SharedReading): string | undefined {
  try {
    const text = `${Math.round(atMs)} ${stringify(value)}`
    return text.length > mostCharacters ? undefined : text
  } catch {
    return undefined
  }
}

/** @throws Error for an answer that the script does not give, or a value that is damaged */
function readAnswer(given: unknown): Answer {
  const [name, is, text] = Array.isArray(given) ? (given as unknown[]) : []
  if (typeof name !== 'string') throw new Error('The store gives no name')
  if (is === 'read' || is === 'wait' || is === 'failed') return { name, is }
  if (is !== 'value' || typeof text !== 'string') throw new Error('The store gives no value')
  const at = text.indexOf(' ')
  const atMs = Number(text.slice(0, at))
  if (at < 1 || !Number.isFinite(atMs)) throw new Error('The value in the store has no time')
  return { name, is, reading: { value: parse(text.slice(at + 1)), atMs, isShared: true } }
}
