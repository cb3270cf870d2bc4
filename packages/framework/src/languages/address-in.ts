import type { LanguageLink } from './language-link.ts'

/** The whole address of a path of the site in a language. The home page of `/cy` has no slash at its end. */
export function addressIn({ address }: Pick<LanguageLink, 'address'>, pathname: string): string {
  return pathname === '/' && (URL.parse(address)?.pathname ?? '/') !== '/'
    ? address
    : address + pathname
}
