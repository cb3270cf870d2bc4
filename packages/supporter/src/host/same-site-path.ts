// Placeholder origin for parsing paths. Never requested.
const placeholderOrigin = 'http://this-site.invalid'

/**
 * Returns the normalised path, query and fragment of a same-origin path. Returns undefined for other origins, including disguised
 * ones such as `//evil.example`, and for anything that does not start with `/`.
 */
export function toSameSitePath(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, placeholderOrigin)) return undefined
  const url = new URL(address, placeholderOrigin)
  if (url.origin !== placeholderOrigin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
