import { createHash } from 'node:crypto'
import { Buffer } from 'node:buffer'

/** CSP sources of a page. Origins have no path. */
export interface PolicySources {
  scriptHashes: readonly string[]
  /** Origins and hashes of scripts that the CMS content requires. */
  scriptSources: readonly string[]
  styleHashes: readonly string[]
  /** Origins of the platform's images. Images from the CMS are proxied, so they are same-origin. */
  imageOrigins: readonly string[]
  /** Origins that scripts may connect to, such as the platform. */
  connectOrigins: readonly string[]
  /** Origins of embedded frames. */
  frameOrigins: readonly string[]
  /** Form targets and their redirects, such as the platform's checkout. */
  formOrigins: readonly string[]
  /** Origins that may embed the page in a frame. */
  frameAncestors: readonly string[]
  isSecure: boolean
  /**
   * Whether the page runs no scripts, so that it can require Trusted Types. React's `dangerouslySetInnerHTML` does not support
   * them (docs/security.md). @default false
   */
  runsNoScripts?: boolean
}

/**
 * Valid CSP origin: scheme, host (letters, digits and hyphens; the first label may be `*`) and port. CMS content is untrusted:
 * URL parsers accept the host of `https://x;script-src-elem/`, but in a CSP it starts a new directive.
 */
const originPattern =
  /^https?:\/\/(?:\*\.(?=[^.]+\.))?[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9](?:[a-z0-9-]{0,62})){0,20}(?::\d{1,5})?$/
const hashPattern = /^'sha(?:256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}'$/

/** Whether a CSP source is a valid origin. */
export function isPolicyOrigin(source: string): boolean {
  return originPattern.test(source)
}

/** Whether a source is valid in `frame-ancestors`: an origin, a host, or `*`. */
function isFrameAncestorSource(source: string): boolean {
  return source === '*' || isPolicyOrigin(source) || isPolicyOrigin(`https://${source}`)
}

/** Creates the `Content-Security-Policy` header of a page. Sources that are not valid origins or hashes are omitted. */
export function createContentSecurityPolicy(sources: PolicySources): string {
  const hashes = (texts: readonly string[]) => texts.filter((text) => hashPattern.test(text))
  const origins = (texts: readonly string[]) => texts.filter(isPolicyOrigin)
  const scriptSources = sources.scriptSources.filter(
    (source) => hashPattern.test(source) || isPolicyOrigin(source),
  )
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes(sources.scriptHashes), ...scriptSources],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", ...hashes(sources.styleHashes)],
    // React sets widths of progress bars and the like as style attributes (docs/architecture.md).
    ['style-src-attr', "'unsafe-inline'"],
    // Previews of images that the user has chosen are `blob:` URLs.
    ['img-src', "'self'", 'data:', 'blob:', ...origins(sources.imageOrigins)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...origins(sources.connectOrigins)],
    ['frame-src', "'self'", ...origins(sources.frameOrigins)],
    ['form-action', "'self'", ...origins(sources.formOrigins)],
    ['frame-ancestors', "'self'", ...sources.frameAncestors.filter(isFrameAncestorSource)],
    ['base-uri', "'self'"],
    ['object-src', "'none'"],
  ]
  if (sources.runsNoScripts) {
    directives.push(['require-trusted-types-for', "'script'"], ['trusted-types', "'none'"])
  }
  if (sources.isSecure) directives.push(['upgrade-insecure-requests'])
  directives.push(['report-uri', '/csp-reports'], ['report-to', 'csp'])
  return directives.map(([name, ...values]) => [name, ...new Set(values)].join(' ')).join('; ')
}

/** Returns the security headers of all responses. */
export function createSecurityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-resource-policy': 'same-origin',
    'reporting-endpoints': 'csp="/csp-reports"',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** CSP sources that a page's content needs. */
export interface PagePolicy {
  /** Origins of scripts, and hashes of inline scripts that require consent. */
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly connections: readonly string[]
  readonly frames: readonly string[]
  /** Whether other sites may embed the page in a frame. */
  readonly isFramed: boolean
  /** Hosts that may embed the page, or `*`, in addition to the site's `frameAncestors`. Only if `isFramed`. @default [] */
  readonly ancestors?: readonly string[]
}

/** Returns the CSP hash source of an inline script or style. */
export function hashSource(text: string | Uint8Array): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Returns the origin of a URL from CMS content, for use in a CSP. Undefined unless the URL is http(s) and its host consists of
 * letters, digits, dots and hyphens, because URL parsers also accept hosts such as `x;sandbox` and `*`.
 */
export function toPolicyOrigin(address: string): string | undefined {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  return /^[a-z0-9.-]+$/.test(url.hostname) ? url.origin : undefined
}

export interface HashedDocument {
  html: Uint8Array<ArrayBuffer>
  /** `script-src` hashes of the inline scripts with the nonce. */
  scriptHashes: readonly string[]
  /** `style-src` hashes of the inline styles with the nonce. */
  styleHashes: readonly string[]
}

/**
 * Replaces the nonces in a page with hashes, so that the page can be cached. Injected scripts have no nonce, so they get no
 * hash. Also removes the router's module preloads and gives module scripts a low priority, because on a slow network they
 * would compete with the first image, and the page is usable without them (docs/decisions/0011).
 *
 * @param document - HTML in UTF-8
 */
export function replaceNonceWithHashes(document: Uint8Array, nonce: string): HashedDocument {
  // One character per byte: five times as fast as decoding a page and encoding it again.
  const html = Buffer.from(document.buffer, document.byteOffset, document.length).toString('latin1')
  const carried = ` nonce="${nonce}"`
  const scriptHashes = new Set<string>()
  const styleHashes = new Set<string>()
  for (const { tag, attributes, text } of findInlineElements(html)) {
    if (!attributes.includes(carried) || /\ssrc=/.test(attributes)) continue
    const target = tag === 'script' ? scriptHashes : styleHashes
    target.add(hashSource(Buffer.from(text, 'latin1')))
  }
  const sealed = html
    .replaceAll(carried, '')
    .replaceAll(/<link rel="modulepreload"[^<>]*>/g, '')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
  return {
    html: Buffer.from(sealed, 'latin1'),
    scriptHashes: [...scriptHashes],
    styleHashes: [...styleHashes],
  }
}

interface InlineElement {
  tag: string
  attributes: string
  text: string
}

/** Yields inline scripts and styles in document order. Runs in linear time even if elements are never closed. */
function* findInlineElements(html: string): Generator<InlineElement> {
  const opening = /<(script|style)\b([^<>]*)>/g
  const unclosed = new Set<string>()
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const [, tag = '', attributes = ''] = match
    if (unclosed.has(tag)) continue
    const closing = `</${tag}>`
    const end = html.indexOf(closing, opening.lastIndex)
    if (end === -1) {
      unclosed.add(tag)
      continue
    }
    yield { tag, attributes, text: html.slice(opening.lastIndex, end) }
    opening.lastIndex = end + closing.length
  }
}
