/**
 * Whether an address is relative or has one of the schemes (`'https:'`). Characters that browsers
 * drop from addresses (tabs, line breaks, leading control characters) are dropped here too, so that
 * they cannot hide a scheme.
 */
export function isSafeAddress(address: string, schemes: readonly string[]): boolean {
  let cleaned = ''
  for (const character of address)
    if (character > ' ' && character !== '\u007F') cleaned += character
  const scheme = /^[^/?#]*?:/.exec(cleaned)?.[0]
  return scheme === undefined || schemes.includes(scheme.toLowerCase())
}

/** What following a link does (Spec §2, link rules). */
export type LinkKind =
  /** Navigates inside the site without loading a page. */
  | 'route'
  /** A normal link in the same tab. */
  | 'plain'
  /** Another host: opens in a new tab. */
  | 'external'
  /** Opens the modal that `modal` names, without navigating. */
  | 'modal'
  /** Leads nowhere: empty, or not safe to follow. */
  | 'none'

/** How to write a link down. */
export interface ResolvedLink {
  readonly kind: LinkKind
  /** What to put in `href`; empty for none. */
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: 'noopener noreferrer'
  /** The id of the modal to open. */
  readonly modal?: string
}

/** What the browser hands to another application: mail, calls, and the ways to share of a phone. */
const otherApps = ['mailto:', 'tel:', 'sms:', 'fb-messenger:']

const none: ResolvedLink = { kind: 'none', href: '' }

/**
 * What a link of an editor does, by the link rules (Spec §2): `?modal=` opens a modal, any other `?`
 * is appended to the current path, mailto:, tel:, the phone's ways to share and #anchors are plain, as are absolute addresses on
 * the site's own host; other hosts open in a new tab; relative paths navigate in the client.
 *
 * @param url - as the document has it; `javascript:` and its kin give `none`
 */
export function resolveLink(
  url: string,
  {
    host,
    path,
  }: {
    /** The site's own, with its port when it is not the usual one. */
    host: string
    /** The current path, without its query. */
    path: string
  },
): ResolvedLink {
  const address = url.trim()
  if (address === '' || !isSafeAddress(address, ['http:', 'https:', ...otherApps])) return none
  if (address.startsWith('?')) return resolveQuery(address, path)
  if (address.startsWith('#')) return { kind: 'plain', href: address }
  // Browsers read `/\host` and `//host` as another host: only their own parser tells.
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
