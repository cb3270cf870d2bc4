/**
 * Returns the origin of a content URL for a policy: undefined if there is none, or if its host has other characters
 * than letters, digits, dots and hyphens. To a URL parser, `x;sandbox` and `*` are hosts.
 */
export function plainOrigin(address: string): string | undefined {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  return /^[a-z0-9.-]+$/.test(url.hostname) ? url.origin : undefined
}
