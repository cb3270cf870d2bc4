import { parseUrl } from '../base/parse-url.ts'

/** The host of a `Host` header without its port, in small letters; undefined for what is no host. */
export function hostName(host: string): string | undefined {
  const url = parseUrl(`http://${host}/`)
  return url === null || url.username !== '' || url.pathname !== '/' || url.search !== ''
    ? undefined
    : url.hostname
}
