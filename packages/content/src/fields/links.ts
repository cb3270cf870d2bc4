/**
 * Whether a URL is relative or has one of the schemes (`'https:'`). Ignores characters that browsers drop from URLs
 * (tabs, line breaks, control characters), which could hide a scheme.
 */
export function isSafeUrl(address: string, schemes: readonly string[]): boolean {
  let cleaned = ''
  for (const character of address)
    if (character > ' ' && character !== '\u007F') cleaned += character
  const scheme = /^[^/?#]*?:/.exec(cleaned)?.[0]
  return scheme === undefined || schemes.includes(scheme.toLowerCase())
}

/** Effect of a link (Spec §2, link rules). */
export type LinkKind =
  /** Client-side navigation. */
  | 'route'
  /** Normal link in the same tab. */
  | 'plain'
  /** Link to another host, in a new tab. */
  | 'external'
  /** Opens the modal `modal`. */
  | 'modal'
  /** No link: empty or unsafe. */
  | 'none'

/** Attributes of a rendered link. */
export interface ResolvedLink {
  readonly kind: LinkKind
  /** Value of `href`; empty for none. */
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: 'noopener noreferrer'
  /** ID of the modal to open. */
  readonly modal?: string
}

/** Schemes that open another application: mail, calls, sharing on phones. */
const otherApps = ['mailto:', 'tel:', 'sms:', 'fb-messenger:']

const none: ResolvedLink = { kind: 'none', href: '' }

/**
 * Applies the link rules (Spec §2). `?modal=` opens a modal; any other query is appended to the current path. Schemes
 * of other applications, `#anchors` and absolute URLs on the site's host are plain links. Other hosts open in a new
 * tab. Other URLs navigate in the client.
 *
 * @param url - link of a document; unsafe schemes such as `javascript:` give `none`
 */
export function resolveLink(
  url: string,
  {
    host,
    path,
  }: {
    /** Host of the site, with its port unless it is the default one. */
    host: string
    /** Current path, without query. */
    path: string
  },
): ResolvedLink {
  const address = url.trim()
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
