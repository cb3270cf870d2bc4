/** CSP sources of a page. Origins without a path. */
export interface PolicySources {
  scriptHashes: readonly string[]
  /** Origins and hashes of scripts that the content configures. */
  scriptSources: readonly string[]
  styleHashes: readonly string[]
  /** Image hosts of the platform. Images from the CMS are proxied, so they are same-origin. */
  imageOrigins: readonly string[]
  /** Origins that scripts may connect to, such as the platform. */
  connectOrigins: readonly string[]
  /** Origins of embedded frames. */
  frameOrigins: readonly string[]
  /** Form targets and their redirects, such as the platform's checkout. */
  formOrigins: readonly string[]
  /** Sites that may embed this site in a frame. */
  frameAncestors: readonly string[]
  isSecure: boolean
  /**
   * The page runs no scripts, so it may require Trusted Types. Pages with scripts cannot: React writes
   * `dangerouslySetInnerHTML` as text (docs/security.md).
   */
  isStill?: boolean
}

/**
 * Valid CSP origins: scheme, host (letters, digits, hyphens; the first label may be `*`) and port. Content is untrusted: in
 * `https://x;script-src-elem/`, URL parsers see a host, but browsers see a new directive.
 */
const originPattern =
  /^https?:\/\/(?:\*\.(?=[^.]+\.))?[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9](?:[a-z0-9-]{0,62})){0,20}(?::\d{1,5})?$/
const hashPattern = /^'sha(?:256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}'$/

/** Whether a text is a valid origin in a CSP. */
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
    // React sets widths of progress bars and the like as style attributes (docs/architecture.md).
    ['style-src-attr', "'unsafe-inline'"],
    // Previews of images that the user has chosen are `blob:` URLs.
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

/** Returns the security headers of all responses. */
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
