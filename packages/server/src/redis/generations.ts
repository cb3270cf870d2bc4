import { createHash } from 'node:crypto'
import type { ChainableCommander } from 'ioredis'

/**
 * A generation is forgotten after so long. Values are given to other processes for a shorter time, so none of an
 * earlier generation can be taken for one of a later generation. In milliseconds.
 */
const keptMs = 180_000

/** The longest time that a value is given to other processes. In milliseconds. */
export const longestSharedMs = 60_000

/** Maximum number of beginnings of a key with a generation of their own: visitors choose parts of keys. */
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

/** Raises the generations of what has become old: values that were read before are given to nobody. */
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
