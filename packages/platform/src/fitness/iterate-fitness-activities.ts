import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { readListInParts } from '../request/read-list-in-parts.ts'
import { toSlug } from '../values/to-slug.ts'
import type { FitnessActivity } from './fitness-activity.ts'
import { readTimeline } from './read-timeline.ts'

/**
 * Goes through all activities of a page, twenty a request.
 *
 * @throws {MissingArgumentError} without a page, at the first step
 * @throws {NotFoundError} for a page that does not exist, at the first step
 * @throws {GraphError} with the first message the graph reports
 */
export async function* iterateFitnessActivities(
  platform: Platform,
  inputs: { page: string; signal?: AbortSignal | undefined },
): AsyncGenerator<FitnessActivity, void, undefined> {
  const { page, signal } = emptyIfMissing(inputs)
  const slug = toSlug(page)
  if (!slug) throw new MissingArgumentError('page')
  yield* readListInParts<FitnessActivity, string | null>(null, (after) =>
    readTimeline(platform, { slug, after, signal }),
  )
}
