import { MissingArgumentError, UnsupportedError } from '../errors/errors.ts'
import { graphDocument, mutateGraph, requestGraph, requireNode } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing, requireArguments, requireToken } from '../request/arguments.ts'
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

/** Twenty activities of a page. */
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
  return readTimeline(platform, { slug, all, signal })
}

/**
 * Fetches a page's activities, twenty entries of its timeline per request: the first twenty, or all. Other entries are dropped.
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

/** An activity and whose it is. */
export interface CreateFitnessActivityInputs extends ActivityInputs {
  /** The page's guid. */
  pageId: Guid
  /** The supporter's guid. */
  userId: Guid
  /** The address of a picture. */
  image?: string | undefined
  /** The address of a video. */
  video?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Adds an activity to a page. Sent once, never tried again; see `readBackFitnessActivity`.
 *
 * @returns undefined where the platform does not say what it stored
 * @throws {MissingArgumentError} without a token, a page or a supporter (Spec §5)
 * @throws {UnsupportedError} for an invalid `createdAt`
 * @throws {GraphError} with the first message the graph reports
 */
export async function createFitnessActivity(
  platform: Platform,
  given: CreateFitnessActivityInputs,
): Promise<FitnessActivity | undefined> {
  const { pageId, userId, image, video, signal, ...inputs } = emptyIfMissing(given)
  requireToken(platform)
  requireArguments({ pageId, userId })
  const { createdAt, ...fitness } = measureActivity(inputs)
  // As it was given, because its offset tells what the clock showed.
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
 * Deletes an activity from its page. Sent once.
 *
 * @param id - the activity's `id`
 * @throws {MissingArgumentError} without a token or an id
 * @throws {RefusedError} when the platform answers that it did not
 * @throws {GraphError} with the first message the graph reports
 */
export async function deleteFitnessActivity(
  platform: Platform,
  inputs: { id: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { id, signal } = emptyIfMissing(inputs)
  requireToken(platform)
  requireArguments({ id })
  const variables = { input: { id } }
  await mutateGraph(platform, deleteTimelineEntryDocument, variables, signal, (data) =>
    data.deleteTimelineEntry === false ? 'The activity was not deleted' : undefined,
  )
}

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
  const now = await fetchFitnessActivities(platform, { page, all: true, signal })
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
