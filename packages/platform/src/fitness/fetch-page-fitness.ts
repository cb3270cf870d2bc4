import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'
import { toSlug } from '../values/to-slug.ts'
import type { PageFitness } from './fitness-activity.ts'
import { parsePageFitness } from './parse-page-fitness.ts'

/** The page, and which of its activities to fetch. */
export interface PageFitnessSelection {
  /** The page's short name. */
  slug: string
  /** The most activities to return. @default 100 */
  limit?: number | undefined
  /** How many to skip. @default 0 */
  offset?: number | undefined
  /** ISO 8601; only activities from then on. */
  start?: string | undefined
  /** ISO 8601; only activities until then. */
  end?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads a page's activities and what they add up to, by REST.
 *
 * @throws {HttpError} with status 404 when there is no such page
 * @throws {MissingArgumentError} without a slug
 */
export async function fetchPageFitness(
  platform: Platform,
  selection: PageFitnessSelection,
): Promise<PageFitness> {
  const { slug, limit = 100, offset = 0, start, end, signal } = emptyIfMissing(selection)
  const path = `/v1/fitness/fundraising/${pathSegment('slug', toSlug(slug))}`
  const query = { limit, offset, start, end }
  return parsePageFitness(await requestRest(platform, { to: 'api', path, query, signal }))
}
