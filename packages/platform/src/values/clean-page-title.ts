import { plainApostrophes } from './plain-apostrophes.ts'

/**
 * A page's title as `updatePage` sends it: plain apostrophes, and nothing but word characters of
 * every script, spaces, apostrophes, commas and hyphens (Spec §5). '' when nothing is left.
 */
export function cleanPageTitle(title: string): string {
  return plainApostrophes(title)
    .replaceAll(/[^\p{L}\p{M}\p{N}_\s',-]/gu, '')
    .trim()
}
