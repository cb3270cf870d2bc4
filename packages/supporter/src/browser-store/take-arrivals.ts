/** Where `starter.ts` keeps the query of an address that told of a campaign, for a tab whose application had not started. */
const arrivalKey = 'milepost:arrival'
/** What an address may tell of whoever comes by it (`readArrival`). */
const told = /[?&](utm_|charity=|team=|\w+_name=|email=|phone=|target=)/

/**
 * The queries that tell something of a visitor: what the tab kept before the application started, once, then the
 * address's own. None where nothing is told.
 *
 * @param storage - the tab's, where there is one
 * @param search - the query of the address
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
