import { createHash } from 'node:crypto'
import type { ChainableCommander } from 'ioredis'

/**
 * TTL of a generation, in ms. Longer than values are shared, so when a generation expires and restarts at 0, no value of an
 * earlier count is left.
 */
const keptMs = 180_000

/** Maximum time that a value is shared with other processes, in ms. */
export const maxSharedMs = 60_000

/** Maximum number of key prefixes with generations, because parts of keys are user input. */
const maxBeginnings = 8

/** Returns the hash of a key for use in Redis. Keys contain user input, and may be long. */
export function hashedKeyName(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 24)
}

/** Returns the names of the generations that a key belongs to: the key's own, one per key prefix, and the global one. */
export function generationNames(prefix: string, key: string): string[] {
  return ['', ...beginningsOf(key), key].map((each) => generationName(prefix, each))
}

/** Returns the prefixes of a key that end with a separator. */
function beginningsOf(key: string): string[] {
  const separators = [...key.matchAll(/[:/]/g)].slice(0, maxBeginnings)
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
  for (const each of prefixes) names.add(beginningsOf(each).at(-1) ?? '')
  for (const each of names) {
    const name = generationName(prefix, each)
    commands.incr(name).pexpire(name, keptMs)
  }
}

function generationName(prefix: string, of: string): string {
  return `${prefix}generation:${hashedKeyName(of)}`
}
