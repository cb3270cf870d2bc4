/** The items that pass, or all of them when none does, so that there is always one to choose. */
export function matchingOrAll<Item>(
  items: readonly Item[],
  passes: (item: Item) => boolean,
): readonly Item[] {
  const those = items.filter(passes)
  return those.length > 0 ? those : items
}
