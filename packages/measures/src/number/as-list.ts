/** A list to go through: an empty one for everything else. */
export function asList<Item>(items: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(items) ? items : []
}
