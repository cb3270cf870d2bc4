import { toText } from './to-text.ts'

/**
 * A short name without the prefix that some answers give it: `team/otters`, `fundraising/sam`.
 * `page/…` is kept, because it names another kind of address.
 *
 * @returns '' when there is none
 */
export function toSlug(...candidates: readonly unknown[]): string {
  return (toText(...candidates) ?? '').replace(/^(team|fundraising)\//, '')
}
