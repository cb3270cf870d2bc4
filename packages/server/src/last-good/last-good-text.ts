import { parse, stringify } from 'devalue'
import type { LastGood } from './last-good-store.ts'

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
