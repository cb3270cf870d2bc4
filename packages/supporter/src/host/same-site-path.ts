// Placeholder origin for parsing paths. Never requested.
const here = 'http://this-site.invalid'

/**
 * Returns a path of this site in the form that browsers request; undefined for URLs of other sites, including disguised ones.
 */
export function sameSitePath(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, here)) return undefined
  const url = new URL(address, here)
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
