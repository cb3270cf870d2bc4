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
}

/** Builds the `Content-Security-Policy` header of one page. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...sources.scriptHashes, ...sources.scriptSources],
    ['style-src', "'self'", ...sources.styleHashes],
    // React writes widths of progress bars and the like as attributes; see docs/architecture.md.
    ['style-src-attr', "'unsafe-inline'"],
    // A picture that was just chosen is shown from the browser's own memory.
    ['img-src', "'self'", 'data:', 'blob:', ...sources.imageOrigins],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...sources.connectOrigins],
    ['frame-src', "'self'", ...sources.frameOrigins],
    ['form-action', "'self'", ...sources.formOrigins],
    ['frame-ancestors', "'self'", ...sources.frameAncestors],
    ['base-uri', "'self'"],
    ['object-src', "'none'"],
  ]
  if (sources.isSecure) directives.push(['upgrade-insecure-requests'])
  return directives.map(([name, ...values]) => [name, ...new Set(values)].join(' ')).join('; ')
}

/** Headers every answer of the site carries, whatever it holds. */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
