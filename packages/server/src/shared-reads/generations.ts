import { createHash } from 'node:crypto'
import type { ChainableCommander } from 'ioredis'

/**
 * A generation is forgotten after so long. Values are given to other processes for a shorter time, so none of an
 * earlier generation can be taken for one of a later generation. In milliseconds.
 */
const keptMs = 180_000

/** The longest time that a value is given to other processes. In milliseconds. */
export const longestSharedMs = 60_000

/** The name of a key in the store: keys contain what visitors ask for, and may be long. */
export function hashedKeyName(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 24)
}

/** The generations that a key belongs to: its own, those of its beginnings, and that of all keys. */
export function generationsOf(prefix: string, key: string): string[] {
  const beginnings = [...key.matchAll(/[:/]/g)].map(({ index }) => key.slice(0, index + 1))
  return ['', ...beginnings, key].map((each) => generationName(prefix, each))
}

/** Raises the generations of what has become old: values that were read before are given to nobody. */
export function raiseGenerations(
  commands: ChainableCommander,
  prefix: string,
  { keys, prefixes }: { readonly keys: Iterable<string>; readonly prefixes: Iterable<string> },
): void {
  const names = new Set(keys)
  // A beginning that ends within a part of a key is not looked for: then all keys are old.
  for (const each of prefixes) names.add(/[:/]$/.test(each) ? each : '')
  for (const each of names) {
    const name = generationName(prefix, each)
    commands.incr(name).pexpire(name, keptMs)
  }
}

function generationName(prefix: string, of: string): string {
  return `${prefix}generation:${hashedKeyName(of)}`
}
