/**
 * Removes the cookies that scripts have set for this host and for every domain above it (Spec §4,
 * reject). A cookie must be removed with the domain and path it was set with, which nobody tells, so
 * every one that can be is tried.
 *
 * @param jar.cookie - `document.cookie`, or what behaves like it
 */
export function removeCookies(
  jar: { cookie: string },
  { hostname, pathname }: { hostname: string; pathname: string },
): void {
  const names = jar.cookie
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => name !== '')
  for (const name of names) {
    for (const path of pathsOf(pathname)) {
      for (const domain of ['', ...domainsOf(hostname)]) {
        const where = domain === '' ? '' : `; domain=${domain}`
        jar.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=${path}${where}`
      }
    }
  }
}

function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

function pathsOf(pathname: string): string[] {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  return ['/', ...paths, ...paths.map((path) => `${path}/`)]
}
