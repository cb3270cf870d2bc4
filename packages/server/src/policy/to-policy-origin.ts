/**
 * Returns the origin of a URL from content, safe for use in a CSP. Undefined unless it is http(s) and its host consists of
 * letters, digits, dots and hyphens: `x;sandbox` and `*` are valid hosts to a URL parser.
 */
export function toPolicyOrigin(address: string): string | undefined {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  return /^[a-z0-9.-]+$/.test(url.hostname) ? url.origin : undefined
}
