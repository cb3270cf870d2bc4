import { parse, stringify } from 'devalue'
import { createHash } from 'node:crypto'
import { type WaitUntil, withTimeLimit } from '../time.ts'

/** A successfully read value, and the time of the read. */
export interface LastGood {
  /** Undefined if the source has no such value. This removes an earlier one. */
  readonly value: unknown
  /** Milliseconds since 1970. */
  readonly atMs: number
}

/**
 * Store of last known good values that outlives the process, for a restart while the source is down. It is best effort: it
 * never throws, and returns nothing if it is unreachable.
 */
export interface LastGoodStore {
  /** Returns the value of a key; undefined if it is missing or invalid. */
  get(key: string): Promise<LastGood | undefined>
  /**
   * Queues a value to be written, or removed if it is undefined. Writes of the same key are at least a minute apart; later
   * values within that minute are dropped. A removal is not delayed by an earlier write.
   */
  set(key: string, value: LastGood): void
  /** Writes queued values, then closes the text store. */
  stop(): Promise<void>
}

/** Stores texts by name, for example in a folder or in Redis. */
export interface TextStore {
  /** Returns undefined if there is none. */
  read(name: string): Promise<string | undefined>
  write(name: string, text: string): Promise<void>
  /** Resolves even if there is none. */
  remove(name: string): Promise<void>
  stop(): Promise<void>
}

/** Version of the envelope's format. `Label.version` is that of the values. */
const format = 1

/** Identity of a stored value. */
interface Label {
  readonly key: string
  /** Version of the values' format. Values of other versions are ignored. */
  readonly version: string
}

/**
 * Serialises a value, including dates, maps, sets and repeated references.
 *
 * @throws Error if the value cannot be serialised, for example because it contains a function
 */
export function writeLastGood({ key, version }: Label, { value, atMs }: LastGood): string {
  return JSON.stringify({ format, version, key, atMs, value: stringify(value) })
}

/**
 * Parses the result of `writeLastGood`.
 *
 * @returns undefined if the entry has another version or belongs to another key
 * @throws Error if the text is corrupt
 */
export function readLastGood(text: string, { key, version }: Label): LastGood | undefined {
  const written: unknown = JSON.parse(text)
  if (typeof written !== 'object' || written === null) throw new Error('The entry is not an object')
  const entry = written as Record<string, unknown>
  if (entry['format'] !== format || entry['version'] !== version || entry['key'] !== key) {
    return undefined
  }
  const { atMs, value } = entry
  if (typeof atMs !== 'number' || typeof value !== 'string')
    throw new Error('The entry has no time or value')
  return { value: parse(value) as unknown, atMs }
}

export interface LastGoodStoreOptions {
  readonly texts: TextStore
  /** Version of the values' format. Entries of other versions are ignored. */
  readonly version: string
  /** Monotonic clock, in milliseconds. */
  readonly now: () => number
  /** Called once when the store becomes unreachable, and once for each key whose value is corrupt or cannot be serialised. */
  readonly onProblem: (error: Error) => void
  /** Registers work that outlives its request. @default ignored */
  readonly background?: WaitUntil | undefined
  /** Maximum time that a visitor waits for a stored value after the source has failed, in ms. @default 500 */
  readonly maxReadMs?: number | undefined
}

/** Minimum time between writes of the same key, in ms. Totals are refetched every few seconds. */
const pauseMs = 60_000
/** Maximum length of a stored value. Longer values are lists of which a page shows only a small part. */
const maxTextLength = 2_000_000
/** Maximum number of values that wait to be written. */
const maxQueueLength = 20_000

/** Creates a store of last known good values on top of a text store. */
export function createLastGoodStore({
  texts,
  version,
  now,
  onProblem,
  background = () => undefined,
  maxReadMs = 500,
}: LastGoodStoreOptions): LastGoodStore {
  const waiting = new Map<string, LastGood>()
  const named = new Set<string>()
  const written = new Map<string, { readonly ms: number; readonly isGone: boolean }>()
  let writing: Promise<void> | undefined
  let isLost = false

  function lost(cause: unknown): void {
    if (isLost) return
    isLost = true
    onProblem(new Error('The store of last good values is unreachable', { cause }))
  }

  function nameOnce(key: string, problem: string, cause: unknown): void {
    if (named.has(key) || named.size >= maxQueueLength) return
    named.add(key)
    onProblem(new Error(`${problem}: ${key}`, { cause }))
  }

  async function writeOne(key: string, value: LastGood): Promise<void> {
    let text: string | undefined
    try {
      if (value.value !== undefined) text = writeLastGood({ key, version }, value)
    } catch (error) {
      return nameOnce(key, 'Cannot store a last good value', error)
    }
    if (text !== undefined && text.length > maxTextLength) return
    try {
      await (text === undefined ? texts.remove(nameOf(key)) : texts.write(nameOf(key), text))
      isLost = false
    } catch (error) {
      lost(error)
    }
  }

  async function writeAll(): Promise<void> {
    for (const [key, value] of waiting) {
      waiting.delete(key)
      // oxlint-disable-next-line no-await-in-loop -- sequential, so that writes do not compete with visitors' requests
      await writeOne(key, value)
    }
    writing = undefined
  }

  return {
    async get(key) {
      let text: string | undefined
      try {
        text = await withTimeLimit(texts.read(nameOf(key)), maxReadMs)
      } catch (error) {
        lost(error)
      }
      try {
        return text === undefined ? undefined : readLastGood(text, { key, version })
      } catch (error) {
        nameOnce(key, 'Ignoring a corrupt last good value', error)
        return undefined
      }
    },
    set(key, value) {
      const nowMs = now()
      const isGone = value.value === undefined
      const last = written.get(key)
      if (last?.isGone === isGone && nowMs - last.ms < pauseMs) return
      if (waiting.size >= maxQueueLength) return
      if (written.size >= maxQueueLength) written.clear()
      written.set(key, { ms: nowMs, isGone })
      waiting.set(key, value)
      if (writing === undefined) {
        writing = new Promise((resolve) => setTimeout(resolve)).then(writeAll)
        background(writing)
      }
    },
    async stop() {
      await writing
      await texts.stop()
    },
  }
}

/** Returns the text store's name for a key. It is hashed, because keys contain user input that is not valid in a file name. */
function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
