/** Which reads have become old: those of these keys, and all whose keys begin so. */
export interface ExpiredKeys {
  readonly keys: ReadonlySet<string>
  readonly prefixes: ReadonlySet<string>
}

/** Names what has become old. */
export function expiredKeys(keys: Iterable<string>, prefixes: Iterable<string> = []): ExpiredKeys {
  return { keys: new Set(keys), prefixes: new Set(prefixes) }
}

/** Whether the value of a key has become old. */
export function isExpired({ keys, prefixes }: ExpiredKeys, key: string): boolean {
  if (keys.has(key)) return true
  for (const prefix of prefixes) if (key.startsWith(prefix)) return true
  return false
}

/** Joins several lists of keys that have become old. */
export function allExpired(all: readonly ExpiredKeys[]): ExpiredKeys {
  return expiredKeys(
    all.flatMap(({ keys }) => [...keys]),
    all.flatMap(({ prefixes }) => [...prefixes]),
  )
}
