import { readMatching, toMatchingJson } from '../sections/matching/matching.ts'
import type { PageScope } from '../frame/request/page-scope.ts'
import { readTotal, type TotalWanted } from './read-total.ts'
import { type TotalJson, toTotalJson } from './total-json.ts'

/**
 * Reads a total for other sites. With the site's own comes what a funder adds to gifts, where its settings say so.
 *
 * @returns undefined where there is nothing of this name
 * @throws PlatformError when it was never read and cannot be read
 */
export async function readTotalJson(
  scope: PageScope,
  wanted: TotalWanted,
): Promise<TotalJson | undefined> {
  const read = await readTotal(scope, wanted)
  if (read === undefined) return undefined
  const json = toTotalJson(read.total, read.subject, scope)
  const matching = wanted.kind === 'site' ? await readMatching(scope) : undefined
  return matching === undefined ? json : { ...json, matching: toMatchingJson(matching, scope) }
}
