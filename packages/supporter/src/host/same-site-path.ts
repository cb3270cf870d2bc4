// Placeholder origin for parsing paths. Never requested.
const here = 'http://this-site.invalid'

/**
 * Returns the normalised path, query and fragment of a same-origin path. Returns undefined for other origins, including disguised
 * ones such as `//evil.example`, and for anything that does not start with `/`.
 */
export function sameSitePath(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, here)) return undefined
  const url = new URL(address, here)
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
