/**
 * Whether a URL is relative or has an allowed scheme, such as `https:`. Ignores characters that browsers drop from URLs
 * (tabs, line breaks, control characters), because they could hide a scheme.
 */
export function isSafeUrl(url: string, schemes: readonly string[]): boolean {
  let cleaned = ''
  for (const character of url) if (character > ' ' && character !== '\u007F') cleaned += character
  const scheme = /^[^/?#]*?:/.exec(cleaned)?.[0]
  return scheme === undefined || schemes.includes(scheme.toLowerCase())
}

/** Behaviour of a link (Spec §2, link rules). */
export type LinkKind =
  /** Client-side navigation. */
  | 'route'
  /** Full page load in the same tab. */
  | 'plain'
  /** Link to another host, in a new tab. */
  | 'external'
  /** Opens a modal. */
  | 'modal'
  /** Not a link, because the URL is empty or unsafe. */
  | 'none'

/** Attributes of a rendered link. */
export interface ResolvedLink {
  readonly kind: LinkKind
  /** Value of the `href` attribute; empty if there is no link. */
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: 'noopener noreferrer'
  /** ID of the modal to open, for links of kind `modal`. */
  readonly modal?: string
}

/** Schemes that open another application, for email, calls and sharing. */
const otherApps = ['mailto:', 'tel:', 'sms:', 'fb-messenger:']

const none: ResolvedLink = { kind: 'none', href: '' }

/** Paths that need no parsing: without characters by which `/…` could be another host, or that `URL` rejects. */
const plainPath = /^\/(?!\/)[\w/.~%?#=&-]*$/

/**
 * Applies the link rules (Spec §2). `?modal=` opens a modal; any other query is appended to the current path. `#anchors`,
 * absolute URLs on the site's host and schemes such as `mailto:` are plain links. Other hosts open in a new tab. All
 * other URLs are client-side navigation.
 *
 * @param url - URL from a document. Unsafe schemes such as `javascript:` return the kind `none`
 * @param page.host - the site's host, with its port unless that is the default
 * @param page.path - current path, without its query
 */
export function resolveLink(
  url: string,
  { host, path }: { host: string; path: string },
): ResolvedLink {
  const address = url.trim()
  if (plainPath.test(address)) return { kind: 'route', href: address }
  if (address === '' || !isSafeUrl(address, ['http:', 'https:', ...otherApps])) return none
  if (address.startsWith('?')) return resolveQuery(address, path)
  if (address.startsWith('#')) return { kind: 'plain', href: address }
  // Browsers parse `/\host` and `//host` as another host, which only `URL` detects.
  const base = `https://${host}${path.startsWith('/') ? path : `/${path}`}`
  if (!URL.canParse(base) || !URL.canParse(address, base)) return none
  const target = new URL(address, base)
  if (otherApps.includes(target.protocol)) return { kind: 'plain', href: address }
  if (target.host !== new URL(base).host) {
    return { kind: 'external', href: address, target: '_blank', rel: 'noopener noreferrer' }
  }
  if (/^https?:/i.test(address) || address.startsWith('//')) return { kind: 'plain', href: address }
  return { kind: 'route', href: address }
}

function resolveQuery(query: string, path: string): ResolvedLink {
  const href = `${path.replace(/[?#].*$/s, '')}${query}`
  if (!query.startsWith('?modal=')) return { kind: 'route', href }
  const modal = new URLSearchParams(query.replace(/#.*$/s, '')).get('modal') ?? ''
  return modal === '' ? { kind: 'route', href } : { kind: 'modal', href, modal }
}
