/**
 * Returns the page's path for a data request: the router requests the data of `/about` from `/about.data`, and that of `/` from
 * `/_root.data`. Other paths are returned unchanged.
 */
export function pagePath(pathname: string): string {
  if (pathname.endsWith('/_.data')) return pathname.slice(0, -'_.data'.length)
  if (pathname === '/_root.data') return '/'
  return pathname.replace(/\.data$/, '')
}
