/** Storage key of `starter.ts` for a campaign query, used if the application has not started. */
const arrivalKey = 'milepost:arrival'
/** Query parameters with facts about the visitor (`readArrival`). */
const told = /[?&](utm_|charity=|team=|\w+_name=|email=|phone=|target=)/

/**
 * Returns queries with facts about the visitor: the stored one, removed on read, then the current one. Empty if there
 * are none.
 *
 * @param storage - session storage, if available
 * @param search - the URL's query
 */
export function takeArrivals(
  storage: Pick<Storage, 'getItem' | 'removeItem'> | undefined,
  search: string,
): string[] {
  return [take(storage), search].filter((query) => told.test(query))
}

function take(storage: Pick<Storage, 'getItem' | 'removeItem'> | undefined): string {
  try {
    const kept = storage?.getItem(arrivalKey) ?? ''
    if (kept !== '') storage?.removeItem(arrivalKey)
    return kept
  } catch {
    return ''
  }
}
