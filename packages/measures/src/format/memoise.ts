const mostEntries = 200

/** Reads a value from a cache or makes it; a cache that strangers could fill stops growing. */
export function memoise<Key, Value>(cache: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  if (cache.size < mostEntries) cache.set(key, made)
  return made
}
