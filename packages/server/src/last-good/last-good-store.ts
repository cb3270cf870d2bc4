import { parse, stringify } from 'devalue'
import { createHash } from 'node:crypto'
import { type WaitUntil, withTimeout } from '../time.ts'

/** Last known good value, with the time it was read. */
export interface LastGoodValue {
  /** Undefined if the source reports that there is no such value. Storing it removes an earlier value. */
  readonly value: unknown
  /** Time of the read, in ms since the Unix epoch. */
  readonly atMs: number
}

/**
 * Store of last known good values that outlives the process, so that a restart while the source is down still has data. Best
 * effort: its methods never reject, and `get` returns undefined if the store is unreachable.
 */
export interface LastGoodStore {
  /** Returns the value of a key; undefined if it is missing or invalid. */
  get(key: string): Promise<LastGoodValue | undefined>
  /**
   * Queues a value to be written, or removed if it is undefined. Writes of the same key are at least a minute apart; later
   * values within that minute are dropped. A removal is not delayed by an earlier write.
   */
  set(key: string, value: LastGoodValue): void
  /** Writes queued values, then closes the text store. */
  stop(): Promise<void>
}

/** Store of texts by name, for example in a folder or in Redis. */
export interface TextStore {
  /** Returns undefined if the text does not exist. */
  read(name: string): Promise<string | undefined>
  write(name: string, text: string): Promise<void>
  /** Removes a text, if it exists. */
  remove(name: string): Promise<void>
  stop(): Promise<void>
}

/** Version of the stored JSON's format. `EntryId.version` is that of the values. */
const formatVersion = 1

/** Identity of a stored value. */
interface EntryId {
  readonly key: string
  /** Version of the values' format. Values of other versions are ignored. */
  readonly version: string
}

/**
 * Serialises a value with its time and id. Supports dates, maps, sets and repeated references.
 *
 * @throws Error if the value cannot be serialised, for example because it contains a function
 */
export function serialiseLastGood(
  { key, version }: EntryId,
  { value, atMs }: LastGoodValue,
): string {
  return JSON.stringify({ format: formatVersion, version, key, atMs, value: stringify(value) })
}

/**
 * Parses the output of `serialiseLastGood`.
 *
 * @returns undefined if the entry has another version or belongs to another key
 * @throws Error if the text is corrupt
 */
export function parseLastGood(text: string, { key, version }: EntryId): LastGoodValue | undefined {
  const written: unknown = JSON.parse(text)
  if (typeof written !== 'object' || written === null) throw new Error('The entry is not an object')
  const entry = written as Record<string, unknown>
  if (entry['format'] !== formatVersion || entry['version'] !== version || entry['key'] !== key) {
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
  /** Called once when the store becomes unreachable, and once for each key whose value is corrupt or not serialisable. */
  readonly onProblem: (error: Error) => void
  /** Keeps background work alive in worker runtimes. @default a no-op */
  readonly background?: WaitUntil | undefined
  /** Maximum time to wait for a stored value, in ms, because a visitor is waiting. @default 500 */
  readonly maxReadMs?: number | undefined
}

/** Minimum time between writes of the same key, in ms. Totals are refetched every few seconds. */
const minWriteIntervalMs = 60_000
/** Maximum length of a stored value, in characters. Longer values, such as long lists, are not stored. */
const maxTextLength = 2_000_000
/** Maximum number of queued writes. */
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
  const waiting = new Map<string, LastGoodValue>()
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

  async function writeOne(key: string, value: LastGoodValue): Promise<void> {
    let text
    try {
      if (value.value !== undefined) text = serialiseLastGood({ key, version }, value)
    } catch (error) {
      return nameOnce(key, 'Cannot store a last good value', error)
    }
    if (text !== undefined && text.length > maxTextLength) return
    try {
      const name = toTextName(key)
      await (text === undefined ? texts.remove(name) : texts.write(name, text))
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
      const read = withTimeout(texts.read(toTextName(key)), maxReadMs)
      const text = await read.catch(lost)
      try {
        return text === undefined ? undefined : parseLastGood(text, { key, version })
      } catch (error) {
        nameOnce(key, 'Ignoring a corrupt last good value', error)
        return undefined
      }
    },
    set(key, value) {
      const nowMs = now()
      const isGone = value.value === undefined
      const last = written.get(key)
      const isTooSoon = last?.isGone === isGone && nowMs - last.ms < minWriteIntervalMs
      if (isTooSoon || waiting.size >= maxQueueLength) return
      if (written.size >= maxQueueLength) written.clear()
      written.set(key, { ms: nowMs, isGone })
      waiting.set(key, value)
      if (writing === undefined) {
        writing = new Promise((resolve) => setTimeout(resolve)).then(writeAll)
        background(writing)
      }
    },
    stop: async () => {
      await writing
      await texts.stop()
    },
  }
}

/** Returns the name of a key's text. Hashed, because keys contain user input that may be invalid in a file name. */
function toTextName(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
