import { isPathBelow } from './is-path-below.ts'

/**
 * A path without what the addresses of its language begin with: `/about` of `/cy/about` below `/cy`.
 *
 * @param base - such as `/cy`; '' or `/` for none
 */
export function pathWithoutLanguage(path: string, base: string): string {
  if (base === '' || base === '/' || !isPathBelow(path, [base])) return path
  const rest = path.slice(base.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
