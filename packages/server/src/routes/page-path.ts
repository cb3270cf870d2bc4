/**
 * The path of the page that a path asks for: the router reads the data of `/about` at `/about.data`, and that
 * of `/` at `/_root.data`.
 */
export function pagePath(pathname: string): string {
  if (pathname.endsWith('/_.data')) return pathname.slice(0, -'_.data'.length)
  if (pathname === '/_root.data') return '/'
  return pathname.replace(/\.data$/, '')
}
