import { parse, stringify } from 'devalue'
import type { LastGood } from './last-good-store.ts'

/** Version of the envelope. The site's version covers the values. */
const format = 1

/** Metadata of a stored value. */
interface Label {
  readonly key: string
  /** The version of the values' format. Values of another version are not read. */
  readonly version: string
}

/**
 * Writes a value as text, with dates, maps, sets and what occurs twice.
 *
 * @throws Error for what cannot be written, such as a function
 */
export function writeLastGood({ key, version }: Label, { value, atMs }: LastGood): string {
  return JSON.stringify({ format, version, key, atMs, value: stringify(value) })
}

/**
 * Reads what `writeLastGood` wrote; undefined for what another version wrote, under another key too.
 *
 * @throws Error for a text that is damaged
 */
export function readLastGood(text: string, { key, version }: Label): LastGood | undefined {
  const written: unknown = JSON.parse(text)
  if (typeof written !== 'object' || written === null) throw new Error('It is no entry')
  const entry = written as Record<string, unknown>
  if (entry['format'] !== format || entry['version'] !== version || entry['key'] !== key) {
    return undefined
  }
  const { atMs, value } = entry
  if (typeof atMs !== 'number' || typeof value !== 'string') throw new Error('It is no entry')
  return { value: parse(value) as unknown, atMs }
}
