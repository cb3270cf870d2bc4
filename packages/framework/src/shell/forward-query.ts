/** Queries that concern this site alone. */
const ownQueries = [
  'modal',
  'login',
  'redirect',
  'previewToken',
  'previewUID',
  'token',
  'documentId',
]

/**
 * The address of an embedded frame with the queries of the page, but for those that concern the site
 * alone (Spec §2; decisions S2.58). What the address says itself is not overwritten.
 *
 * @param address - absolute; anything else is given back as it is
 */
export function forwardQuery(address: string, query: URLSearchParams): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const own = new Set([...url.searchParams.keys(), ...ownQueries])
  for (const [name, value] of query) if (!own.has(name)) url.searchParams.append(name, value)
  return url.href
}
