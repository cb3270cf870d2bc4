/** CSP sources of a page. Origins without a path. */
export interface PolicySources {
  scriptHashes: readonly string[]
  /** Origins and hashes of scripts that the content configures. */
  scriptSources: readonly string[]
  styleHashes: readonly string[]
  /** The platform's image hosts. Pictures of the content service come from our own origin. */
  imageOrigins: readonly string[]
  /** Targets of requests from the browser: the platform. */
  connectOrigins: readonly string[]
  /** Embeddable origins. */
  frameOrigins: readonly string[]
  /** Form targets, including redirects: the platform's checkout. */
  formOrigins: readonly string[]
  /** Sites that may frame this site. */
  frameAncestors: readonly string[]
  isSecure: boolean
  /**
   * The page runs no scripts, so it may require Trusted Types. Pages with scripts cannot: React writes
   * `dangerouslySetInnerHTML` as text (docs/security.md).
   */
  isStill?: boolean
}

/**
 * Valid CSP origins: a scheme, a host of letters, digits and hyphens, whose first label may be `*`, and a port. Content
 * is untrusted: `https://x;script-src-elem/` is a URL with a host to a URL parser, and a directive to a browser.
 */
const originPattern =
  /^https?:\/\/(?:\*\.(?=[^.]+\.))?[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9](?:[a-z0-9-]{0,62})){0,20}(?::\d{1,5})?$/
const hashPattern = /^'sha(?:256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}'$/

/** Whether a text may be in a policy as an origin. */
export function isPolicyOrigin(source: string): boolean {
  return originPattern.test(source)
}

/** Whether a text is valid in `frame-ancestors`: an origin, a host, or `*`. */
function isAncestor(source: string): boolean {
  return source === '*' || isPolicyOrigin(source) || isPolicyOrigin(`https://${source}`)
}

/** Builds the `Content-Security-Policy` header of a page. Sources that are not valid origins or hashes are dropped. */
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
    // Local previews of chosen images are `blob:` URLs.
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
