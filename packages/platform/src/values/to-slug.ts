import { toText } from './to-text.ts'

/**
 * A short name without the prefix that some answers give it: `team/otters`, `fundraising/sam`.
 * `page/…` is kept, because it names another kind of address.
 *
 * @returns '' when there is none
 */
export function toSlug(...candidates: readonly unknown[]): string {
  const text = toText(...candidates) ?? ''
  // Not a regular expression: every row of a list comes through here several times.
  if (text.startsWith('team/')) return text.slice(5)
  return text.startsWith('fundraising/') ? text.slice(12) : text
}
