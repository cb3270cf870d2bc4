/** What a page may load, send and be shown in. Origins without a path. */
export interface PolicySources {
  scriptHashes: readonly string[]
  /** Origins and hashes of scripts that the content configures. */
  scriptSources: readonly string[]
  styleHashes: readonly string[]
  /** The platform's image hosts. Pictures of the content service come from our own origin. */
  imageOrigins: readonly string[]
  /** Where browser code may send requests: the platform that powers the site. */
  connectOrigins: readonly string[]
  /** What pages may embed. */
  frameOrigins: readonly string[]
  /** Where a form may lead, after redirects too: the platform's checkout. */
  formOrigins: readonly string[]
  /** Who may show the site in a frame, besides itself. */
  frameAncestors: readonly string[]
  isSecure: boolean
  /**
   * The page runs no script: then none can make markup of text either. Pages with scripts cannot ask that of
   * their browser: React writes `dangerouslySetInnerHTML` as text (docs/security.md).
   */
  isStill?: boolean
}

/**
 * An origin as it may be in a policy: a scheme, a host of letters, digits and hyphens, whose first part may
 * stand for any, and a port. What a content document names is anybody's text: `https://x;script-src-elem/`
 * is an address with a host to a URL parser, and a directive to a browser.
 */
const originPattern =
  /^https?:\/\/(?:\*\.(?=[^.]+\.))?[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9](?:[a-z0-9-]{0,62})){0,20}(?::\d{1,5})?$/
const hashPattern = /^'sha(?:256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}'$/

/** Whether a text may be in a policy as an origin. */
export function isPolicyOrigin(source: string): boolean {
  return originPattern.test(source)
}

/** Whether a text may be in `frame-ancestors`: an origin, a host, or everybody. */
function isAncestor(source: string): boolean {
  return source === '*' || isPolicyOrigin(source) || isPolicyOrigin(`https://${source}`)
}

/**
 * Builds the `Content-Security-Policy` header of one page. A source that is no origin and no hash is left out,
 * wherever it comes from.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
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
    // React writes widths of progress bars and the like as attributes; see docs/architecture.md.
    ['style-src-attr', "'unsafe-inline'"],
    // A picture that somebody chose is shown from the browser's own memory.
    ['img-src', "'self'", 'data:', 'blob:', ...origins(sources.imageOrigins)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...origins(sources.connectOrigins)],
    ['frame-src', "'self'", ...origins(sources.frameOrigins)],
    ['form-action', "'self'", ...origins(sources.formOrigins)],
    ['frame-ancestors', "'self'", ...sources.frameAncestors.filter(isAncestor)],
    ['base-uri', "'self'"],
    ['object-src', "'none'"],
  ]
  if (sources.isStill) {
    directives.push(['require-trusted-types-for', "'script'"], ['trusted-types', "'none'"])
  }
  if (sources.isSecure) directives.push(['upgrade-insecure-requests'])
  directives.push(['report-uri', '/csp-reports'], ['report-to', 'csp'])
  return directives.map(([name, ...values]) => [name, ...new Set(values)].join(' ')).join('; ')
}

/** Headers every answer of the site carries, whatever is in it. */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-resource-policy': 'same-origin',
    'reporting-endpoints': 'csp="/csp-reports"',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
