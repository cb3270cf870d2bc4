import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import { UnsupportedError } from '../errors/unsupported-error.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { takeItems } from '../request/read-list-in-parts.ts'
import { toSlug } from '../values/to-slug.ts'
import type { FitnessActivity } from './fitness-activity.ts'
import { iterateFitnessActivities } from './iterate-fitness-activities.ts'
import { readTimeline } from './read-timeline.ts'

/** The page whose activities to list. */
export interface FitnessActivitiesSelection {
  /** The page's short name. */
  page?: string | undefined
  /** All of them instead of the latest twenty. @default false */
  all?: boolean | undefined
  /** Refused: see `fetchTeamFitness` for a team's totals. */
  team?: unknown
  /** Refused. */
  campaign?: unknown
  /** Refused. */
  useLegacy?: boolean | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads a page's activities: the latest twenty in one request, or all of them.
 *
 * @throws {UnsupportedError} for a team, a campaign or the legacy method (Spec §8)
 * @throws {MissingArgumentError} without a page
 * @throws {NotFoundError} for a page that does not exist
 * @throws {GraphError} with the first message the graph reports
 */
export async function fetchFitnessActivities(
  platform: Platform,
  selection: FitnessActivitiesSelection,
): Promise<FitnessActivity[]> {
  const { page, all = false, team, campaign, useLegacy = false, signal } = emptyIfMissing(selection)
  if (useLegacy) {
    throw new UnsupportedError(
      'Legacy method no longer supported since it does not return individual activities',
    )
  }
  if (team) {
    throw new UnsupportedError("Fetching list of a team's individual activities is not supported")
  }
  if (campaign) {
    throw new UnsupportedError(
      "Fetching list of a campaign's individual activities is not supported",
    )
  }
  const slug = toSlug(page)
  if (!slug) throw new MissingArgumentError('page')
  if (all) {
    return takeItems(iterateFitnessActivities(platform, { page: slug, signal }), Infinity)
  }
  return [...(await readTimeline(platform, { slug, after: null, signal })).items]
}
