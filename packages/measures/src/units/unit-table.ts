/**
 * Makes a table of units in which every accepted name leads to its factor. A Map has no inherited
 * keys: a unit called "constructor" is as unknown as any other.
 *
 * @param units - the names of a unit, separated by spaces, and its factor
 */
export function unitTable<Factor>(
  ...units: [names: string, factor: Factor][]
): ReadonlyMap<string, Factor> {
  return new Map(
    units.flatMap(([names, factor]) => names.split(' ').map((name) => [name, factor] as const)),
  )
}

/** Looks a name up as it is, then in lower case; undefined for an unknown one. */
export function lookUpUnit<Factor>(
  table: ReadonlyMap<string, Factor>,
  name: string,
): Factor | undefined {
  return table.get(name) ?? (typeof name === 'string' ? table.get(name.toLowerCase()) : undefined)
}
