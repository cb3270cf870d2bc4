import type { PageScope } from '../request/page-scope.ts'
import { matchingWords } from './matching-words.ts'
import { readMatching } from './read-matching.ts'

/**
 * The sentences beside the donate form that say what a funder adds to a gift.
 *
 * @returns undefined where nothing is added just now: before the start, after the end, and once the pot is used up
 */
export async function matchingNote(scope: PageScope): Promise<string | undefined> {
  const matching = await readMatching(scope)
  if (matching?.state !== 'open') return undefined
  const { offer, terms } = matchingWords(matching, scope)
  return [offer, ...terms].join(' ')
}
