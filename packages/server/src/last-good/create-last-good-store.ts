import { createHash } from 'node:crypto'
import { withTimeLimit } from '../with-time-limit.ts'
import type { WaitUntil } from '../wait-until.ts'
import type { LastGood, LastGoodStore, TextStore } from './last-good-store.ts'
import { readLastGood, writeLastGood } from './last-good-text.ts'

export interface LastGoodStoreOptions {
  readonly texts: TextStore
  /** Version of the values' format. Entries of other versions are ignored. */
  readonly version: string
  /** Clock that never goes back, in milliseconds. */
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
