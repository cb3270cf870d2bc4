/** One request's worth of a list, and where the next one starts, if there is one. */
export interface ListPart<Item, Cursor> {
  items: readonly Item[]
  next: Cursor | undefined
}

/**
 * Reads a list request by request, each when the last one's items are used up. Whoever stops
 * listening stops the reading.
 */
export async function* readListInParts<Item, Cursor>(
  start: Cursor,
  read: (cursor: Cursor) => Promise<ListPart<Item, Cursor>>,
): AsyncGenerator<Item, void, undefined> {
  for (let cursor: Cursor | undefined = start; cursor !== undefined;) {
    // Each part tells where the next one starts.
    // oxlint-disable-next-line no-await-in-loop
    const part: ListPart<Item, Cursor> = await read(cursor)
    yield* part.items
    cursor = part.next
  }
}

/** The first items of a list. */
export async function takeItems<Item>(items: AsyncIterable<Item>, limit: number): Promise<Item[]> {
  const taken: Item[] = []
  if (limit <= 0) return taken
  for await (const item of items) {
    taken.push(item)
    if (taken.length >= limit) break
  }
  return taken
}
