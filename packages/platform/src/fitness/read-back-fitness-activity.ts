import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { takeItems } from '../request/read-list-in-parts.ts'
import type { ReadBack } from '../request/read-back.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { type ActivityInputs, measureActivity } from './activity-inputs.ts'
import type { FitnessActivity } from './fitness-activity.ts'
import { iterateFitnessActivities } from './iterate-fitness-activities.ts'

/**
 * Finds out whether an activity whose answer was lost was stored, by comparing a fresh list with
 * the one before. When several new activities are alike, nobody can tell which one was sent.
 *
 * @throws {MissingArgumentError} without a page, the activities before, or what was sent
 * @throws {NotFoundError} for a page that does not exist
 */
export async function readBackFitnessActivity(
  platform: Platform,
  inputs: {
    /** The page's short name. */
    page: string
    /** The page's activities before the write, all of them. */
    before: readonly FitnessActivity[]
    /** What was given to `createFitnessActivity`. */
    sent: ActivityInputs
    signal?: AbortSignal | undefined
  },
): Promise<ReadBack<FitnessActivity>> {
  const { page, before, sent, signal } = emptyIfMissing(inputs)
  requireArguments({ page, before, sent })
  const known = new Set(before.map(({ id }) => id))
  const wanted = measureActivity(sent)
  const now = await takeItems(iterateFitnessActivities(platform, { page, signal }), Infinity)
  const alike = now.filter(
    (activity) =>
      !known.has(activity.id) &&
      activity.type?.toUpperCase() === wanted.activityType &&
      // Servers round.
      Math.abs(activity.distance - wanted.distance) < 1 &&
      Math.abs(activity.duration - wanted.duration) < 1 &&
      (activity.title ?? '') === wanted.title,
  )
  const [entity] = alike
  if (!entity) return { outcome: 'absent' }
  return alike.length === 1 ? { outcome: 'found', entity } : { outcome: 'undecided' }
}
