/** Expired reads: those with these keys, and those whose keys have these prefixes. */
export interface ExpiredKeys {
  readonly keys: ReadonlySet<string>
  readonly prefixes: ReadonlySet<string>
}

/** Creates a list of expired keys. */
export function expiredKeys(keys: Iterable<string>, prefixes: Iterable<string> = []): ExpiredKeys {
  return { keys: new Set(keys), prefixes: new Set(prefixes) }
}

/** Whether a key is expired. */
export function isExpired({ keys, prefixes }: ExpiredKeys, key: string): boolean {
  if (keys.has(key)) return true
  for (const prefix of prefixes) if (key.startsWith(prefix)) return true
  return false
}

/** Joins lists of expired keys. */
export function allExpired(all: readonly ExpiredKeys[]): ExpiredKeys {
  return expiredKeys(
    all.flatMap(({ keys }) => [...keys]),
    all.flatMap(({ prefixes }) => [...prefixes]),
  )
}
