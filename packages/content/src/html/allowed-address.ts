/** Where links, pictures and frames may lead (Spec §5; schemes by the product's decisions). */
export const allowedSchemes: Readonly<Record<string, readonly string[]>> = {
  a: ['http', 'https', 'mailto', 'tel'],
  img: ['http', 'https'],
  iframe: ['https'],
}

// What browsers do not see in an address, and what nobody writes into one.
// oxlint-disable-next-line no-control-regex -- they are what this is about
const unseen = /[\u0000-\u0020\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/g
const oddHost = /^\W*https:[/\\]{2}[^/?#\\]*[\s%]/i
const scheme = /^([a-z][a-z\d+.-]*):/i

/**
 * Whether an address may be in a link, picture or frame. Relative addresses lead to this site and
 * are fine for links and pictures; `//host`, and whatever a browser would read as such, is not.
 */
export function isAllowedAddress(tag: string, address: string): boolean {
  const text = address.replace(unseen, '')
  if (text === '') return false
  const schemes = allowedSchemes[tag] ?? []
  const [, named] = scheme.exec(text) ?? []
  if (named !== undefined) {
    // Without its slashes it is a path for one reader and a host for another.
    const isWeb = /^https?:/i.test(text)
    // A frame whose address nobody can open is no frame. Some readers take blanks for a host's.
    if (tag === 'iframe' && (!URL.canParse(address) || oddHost.test(address))) return false
    return schemes.includes(named.toLowerCase()) && (!isWeb || /^https?:\/\/[^/\\]/i.test(text))
  }
  if (/^[/\\]{2}/.test(text)) return false
  // A colon before any slash might be a scheme in disguise.
  return tag !== 'iframe' && !/^[^/?#]*:/.test(text)
}
