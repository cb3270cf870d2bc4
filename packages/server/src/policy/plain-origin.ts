/**
 * The origin of an address that content names, for a policy: undefined where there is none, and where its host
 * is not written in letters, digits, dots and hyphens. To a URL parser `x;sandbox` and `*` are hosts, too.
 */
export function plainOrigin(address: string): string | undefined {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  return /^[a-z0-9.-]+$/.test(url.hostname) ? url.origin : undefined
}
