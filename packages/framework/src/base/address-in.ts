import type { LanguageLink } from './language-link.ts'
import { parseUrl } from './parse-url.ts'

/** The whole address of a path of the site in a language. The home page of `/cy` has no slash at its end. */
export function addressIn({ address }: Pick<LanguageLink, 'address'>, pathname: string): string {
  return pathname === '/' && (parseUrl(address)?.pathname ?? '/') !== '/'
    ? address
    : address + pathname
}
