/** Key under which `starter.ts` stores the campaign parameters of the first page, if the application does not start there. */
const arrivalKey = 'milepost:arrival'
/** Query parameters with data about the visitor, as parsed by `readArrival`. */
const told = /[?&](utm_|charity=|team=|\w+_name=|email=|phone=|target=)/

/**
 * Returns queries with data about the visitor: the stored one, which is then removed, and the current one. Empty if there are
 * none.
 *
 * @param storage - `sessionStorage`, if available
 * @param search - query of the current URL
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
