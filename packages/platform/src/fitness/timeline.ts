import { MissingArgumentError, UnsupportedError } from '../errors/errors.ts'
import { graphDocument, mutateGraph, requestGraph, requireNode } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, requireArguments, requireToken } from '../request/arguments.ts'
import { type ListPart, type ReadBack, readList } from '../request/reads.ts'
import { toSlug } from '../values/texts.ts'
import { asList, asRecord, type Guid, toText } from '../values/values.ts'
import {
  type ActivityInputs,
  type FitnessActivity,
  measureActivity,
  parseTimelineEntry,
} from './fitness-activity.ts'

const entryFields = `
id legacyId message type createdAt
fitnessActivity {
  title activityId activityType mapPolyline steps
  distance { value unit }
  elevation { value unit }
  duration { value unit }
}` as const

const fitnessTimelineDocument = /* @__PURE__ */ graphDocument(
  `
query FitnessTimeline($slug: Slug!, $after: String) {
  page(type: FUNDRAISING, slug: $slug) {
    timeline(first: 20, entryType: FITNESS, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes {${entryFields}}
    }
  }
}` as const,
)

const createTimelineEntryDocument = /* @__PURE__ */ graphDocument(
  `
mutation CreateTimelineEntry($input: CreateTimelineEntryInput!) {
  createTimelineEntry(input: $input) {${entryFields}}
}` as const,
)

const deleteTimelineEntryDocument = /* @__PURE__ */ graphDocument(`
mutation DeleteTimelineEntry($input: DeleteTimelineEntryInput!) {
  deleteTimelineEntry(input: $input)
}`)

export interface FitnessActivitiesQuery {
  /** The page's slug. */
  page?: string | undefined
  /** Whether to fetch all activities instead of the latest twenty. @default false */
  all?: boolean | undefined
  /** Not supported: use `fetchTeamFitness`. */
  team?: unknown
  /** Not supported. */
  campaign?: unknown
  /** Not supported. */
  useLegacy?: boolean | undefined
  signal?: AbortSignal | undefined
}

/**
 * Fetches a page's latest twenty activities, or all of them.
 *
 * @throws {UnsupportedError} if `team`, `campaign` or `useLegacy` is set (Spec §8)
 * @throws {MissingArgumentError} if the page is missing
 * @throws {NotFoundError} if the page does not exist
 * @throws {GraphError} if the graph reports errors
 */
export async function fetchFitnessActivities(
  platform: Platform,
  selection: FitnessActivitiesQuery,
): Promise<FitnessActivity[]> {
  const { page, all = false, team, campaign, useLegacy = false, signal } = cleanInputs(selection)
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
  return readTimeline(platform, { slug, all, signal })
}

/**
 * Fetches a page's timeline, twenty entries per request, and drops entries that are not activities.
 *
 * @throws {NotFoundError} if the page does not exist
 */
async function readTimeline(
  platform: Platform,
  { slug, all, signal }: { slug: string; all: boolean; signal: AbortSignal | undefined },
): Promise<FitnessActivity[]> {
  const read = async (after: string | null): Promise<ListPart<string>> => {
    const data = await requestGraph(platform, fitnessTimelineDocument, { slug, after }, signal)
    const page = requireNode(platform, data.page, { kind: 'page', id: slug })
    const timeline = asRecord(page.timeline)
    const { hasNextPage, endCursor } = asRecord(timeline['pageInfo'])
    return {
      items: asList(timeline['nodes']),
      next: all && hasNextPage === true ? toText(endCursor) : undefined,
    }
  }
  const { items } = await readList<string | null, ListPart<string>>(null, Infinity, read)
  return items.flatMap((node) => parseTimelineEntry(node) ?? [])
}

/** An activity to record. */
export interface CreateFitnessActivityInputs extends ActivityInputs {
  pageId: Guid
  userId: Guid
  /** URL. */
  image?: string | undefined
  /** URL. */
  video?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Adds an activity to a page. Never retried: if the response is lost, call `readBackFitnessActivity`.
 *
 * @returns undefined if the response does not contain the activity
 * @throws {MissingArgumentError} if the token, page or supporter is missing (Spec §5)
 * @throws {UnsupportedError} if `createdAt` is invalid
 * @throws {GraphError} if the graph reports errors
 */
export async function createFitnessActivity(
  platform: Platform,
  given: CreateFitnessActivityInputs,
): Promise<FitnessActivity | undefined> {
  const { pageId, userId, image, video, signal, ...inputs } = cleanInputs(given)
  requireToken(platform)
  requireArguments({ pageId, userId })
  const { createdAt, ...fitness } = measureActivity(inputs)
  // Sent unchanged, to preserve the supporter's UTC offset.
  const createdDate = toText(inputs.createdAt) ?? createdAt?.toISOString()
  const input = {
    type: 'FUNDRAISING' as const,
    pageId,
    creatorGuid: userId,
    ...(createdAt && createdDate && { createdDate }),
    ...(inputs.message && { message: inputs.message }),
    fitness: { ...fitness, steps: inputs.steps ?? 0 },
    ...((image || video) && {
      media: {
        ...(image && { imageMedia: { url: image } }),
        ...(video && { videoMedia: { url: video } }),
      },
    }),
  }
  const data = await mutateGraph(platform, createTimelineEntryDocument, { input }, signal)
  return parseTimelineEntry(data.createTimelineEntry)
}

/**
 * Deletes an activity. Never retried.
 *
 * @param id - `id` of the activity
 * @throws {MissingArgumentError} if the token or ID is missing
 * @throws {RefusedError} if the platform reports that it did not delete the activity
 * @throws {GraphError} if the graph reports errors
 */
export async function deleteFitnessActivity(
  platform: Platform,
  inputs: { id: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { id, signal } = cleanInputs(inputs)
  requireToken(platform)
  requireArguments({ id })
  const variables = { input: { id } }
  await mutateGraph(platform, deleteTimelineEntryDocument, variables, signal, (data) =>
    data.deleteTimelineEntry === false ? 'The activity was not deleted' : undefined,
  )
}

/**
 * Checks whether an activity was stored although the response was lost, by looking for it among activities that are new.
 * The outcome is `undecided` if several new activities match.
 *
 * @throws {MissingArgumentError} if `page`, `before` or `sent` is missing
 * @throws {NotFoundError} if the page does not exist
 */
export async function readBackFitnessActivity(
  platform: Platform,
  inputs: {
    /** Slug. */
    page: string
    /** All activities of the page before the activity was sent. */
    before: readonly FitnessActivity[]
    /** Inputs that were passed to `createFitnessActivity`. */
    sent: ActivityInputs
    signal?: AbortSignal | undefined
  },
): Promise<ReadBack<FitnessActivity>> {
  const { page, before, sent, signal } = cleanInputs(inputs)
  requireArguments({ page, before, sent })
  const knownIds = new Set(before.map(({ id }) => id))
  const expected = measureActivity(sent)
  const now = await fetchFitnessActivities(platform, { page, all: true, signal })
  const matches = now.filter(
    (activity) =>
      !knownIds.has(activity.id) &&
      activity.type?.toUpperCase() === expected.activityType &&
      // The server rounds distance and duration.
      Math.abs(activity.distance - expected.distance) < 1 &&
      Math.abs(activity.duration - expected.duration) < 1 &&
      (activity.title ?? '') === expected.title,
  )
  const [entity] = matches
  if (!entity) return { outcome: 'absent' }
  return matches.length === 1 ? { outcome: 'found', entity } : { outcome: 'undecided' }
}
