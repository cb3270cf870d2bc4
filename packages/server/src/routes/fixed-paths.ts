/** Paths that the server handles before the router. */
const fixed = /^\/(?:(?:healthz|readyz|metrics)$|(?:media|assets|\.well-known)\/)/

/** Whether a path supports only GET and HEAD. */
export function isReadOnly(pathname: string): boolean {
  return fixed.test(pathname)
}
