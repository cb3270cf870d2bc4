import { mutateGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requireToken } from '../request/require-token.ts'
import type { Guid } from '../values/guid.ts'
import { toText } from '../values/to-text.ts'
import { type ActivityInputs, measureActivity } from './activity-inputs.ts'
import type { FitnessActivity } from './fitness-activity.ts'
import { createTimelineEntryDocument } from './fitness-documents.ts'
import { parseTimelineEntry } from './parse-timeline-entry.ts'

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
