import { createHash } from 'node:crypto'
import type { ChainableCommander } from 'ioredis'

/**
 * TTL of a generation, in ms. Values are shared for a shorter time, so a value of an earlier generation cannot be
 * mistaken for a current one.
 */
const keptMs = 180_000

/** The longest time that a value is given to other processes. In milliseconds. */
export const longestSharedMs = 60_000

/** Maximum number of key prefixes with generations, because parts of keys are user input. */
const maxBeginnings = 8

/** The name of a key in the store: keys contain what visitors ask for, and may be long. */
export function hashedKeyName(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 24)
}

/** The generations that a key belongs to: its own, those of its beginnings, and that of all keys. */
export function generationsOf(prefix: string, key: string): string[] {
  return ['', ...beginningsOf(key), key].map((each) => generationName(prefix, each))
}

/** The parts of a key up to each of its first separators. */
function beginningsOf(key: string): string[] {
  const separators = [...key.matchAll(/[:/]/g)].slice(0, maxBeginnings)
  return separators.map(({ index }) => key.slice(0, index + 1))
}

/** Raises the generations of expired keys, so that earlier values are no longer used. */
export function raiseGenerations(
  commands: ChainableCommander,
  prefix: string,
  { keys, prefixes }: { readonly keys: Iterable<string>; readonly prefixes: Iterable<string> },
): void {
  const names = new Set(keys)
  // A beginning that ends within a part of a key, or far into the key, has no generation: a shorter one has.
  for (const each of prefixes) names.add(beginningsOf(each).at(-1) ?? '')
  for (const each of names) {
    const name = generationName(prefix, each)
    commands.incr(name).pexpire(name, keptMs)
  }
}

function generationName(prefix: string, of: string): string {
  return `${prefix}generation:${hashedKeyName(of)}`
}
