// Never asked: it only stands for "this site" while an address is taken apart.
const here = 'http://this-site.invalid'

/** A path of this site as a browser would open it; undefined for everything else. */
export function sameSitePath(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/') || !URL.canParse(address, here)) return undefined
  const url = new URL(address, here)
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
