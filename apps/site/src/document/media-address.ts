/**
 * Pictures and fonts that content names are served from the site's own origin, so that a visit is
 * known to nobody else (decisions: consent). The address carries the source; the server only fetches
 * from hosts it was told about.
 *
 * @param source - an absolute http(s) address; anything else is given back as it is
 */
export function mediaAddress(source: string): string {
  if (!URL.canParse(source)) return source
  const { protocol, pathname } = new URL(source)
  if (protocol !== 'https:' && protocol !== 'http:') return source
  const name = pathname.split('/').findLast((part) => part !== '') ?? 'file'
  const safeName = name.replaceAll(/[^\w.-]/g, '-').slice(-80)
  return `/media/${toBase64Url(source)}/${safeName}`
}

/** The source that an address of {@link mediaAddress} carries, or undefined when it carries none. */
export function mediaSource(key: string): URL | undefined {
  const text = fromBase64Url(key)
  return text !== undefined && URL.canParse(text) ? new URL(text) : undefined
}

function toBase64Url(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64url')
}

function fromBase64Url(key: string): string | undefined {
  return /^[\w-]+$/.test(key) ? Buffer.from(key, 'base64url').toString('utf8') : undefined
}
