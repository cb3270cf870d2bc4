/** Invalidated reads, by key and by key prefix. */
export interface ExpiredKeys {
  readonly keys: ReadonlySet<string>
  readonly prefixes: ReadonlySet<string>
}

export function expiredKeys(keys: Iterable<string>, prefixes: Iterable<string> = []): ExpiredKeys {
  return { keys: new Set(keys), prefixes: new Set(prefixes) }
}

export function isExpired({ keys, prefixes }: ExpiredKeys, key: string): boolean {
  if (keys.has(key)) return true
  for (const prefix of prefixes) if (key.startsWith(prefix)) return true
  return false
}

/** Merges sets of invalidated keys. */
export function allExpired(all: readonly ExpiredKeys[]): ExpiredKeys {
  return expiredKeys(
    all.flatMap(({ keys }) => [...keys]),
    all.flatMap(({ prefixes }) => [...prefixes]),
  )
}
