import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { Platform } from '../platform/platform.ts'
import { readInTurn } from '../request/read-in-turn.ts'
import { toSlug } from '../values/to-slug.ts'
import type { FitnessActivity } from './fitness-activity.ts'
import { readTimeline } from './read-timeline.ts'

/**
 * Goes through all activities of a page, twenty a request.
 *
 * @throws {MissingArgumentError} without a slug, at the first step
 * @throws {GraphError} with the first message the graph reports
 */
export async function* iterateFitnessActivities(
  platform: Platform,
  { page, signal }: { page: string; signal?: AbortSignal | undefined },
): AsyncGenerator<FitnessActivity, void, undefined> {
  const slug = toSlug(page)
  if (!slug) throw new MissingArgumentError('page')
  yield* readInTurn<FitnessActivity, string | null>(null, (after) =>
    readTimeline(platform, { slug, after, signal }),
  )
}
