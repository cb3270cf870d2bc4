/** Paths that the server answers itself, before the pages. */
const fixed = /^\/(?:(?:healthz|readyz|metrics)$|(?:media|assets|\.well-known)\/)/

/** Whether a path is one that is only ever read. */
export function isReadOnly(pathname: string): boolean {
  return fixed.test(pathname)
}
