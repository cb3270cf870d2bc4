import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requireToken } from '../request/require-token.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord } from '../values/as-record.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import { type ActivityInputs, measureActivity } from './activity-inputs.ts'

/** An activity and the page it belongs to, for the legacy path. */
export interface CreateLegacyFitnessActivityInputs extends ActivityInputs {
  /** The page's short name. */
  pageSlug: string
  signal?: AbortSignal | undefined
}

/**
 * Adds an activity to a page by REST. Sent once, never tried again.
 *
 * @returns the id that `deleteLegacyFitnessActivity` takes, '' where the platform gives none
 * @throws {MissingArgumentError} without a token or a page (Spec §5)
 */
export async function createLegacyFitnessActivity(
  platform: Platform,
  given: CreateLegacyFitnessActivityInputs,
): Promise<{ id: string; externalId: string | undefined }> {
  const { pageSlug, signal, ...inputs } = emptyIfMissing(given)
  requireToken(platform)
  requireArguments({ pageSlug })
  const { title, activityType, distance, duration, elevation, createdAt } = measureActivity(inputs)
  const today = new Date(platform.clock.now()).toISOString().slice(0, 10)
  const day = createdAt?.toISOString().slice(0, 10)
  const body = {
    shortName: toSlug(pageSlug),
    title,
    description: inputs.message ?? '',
    type: activityType,
    distance,
    duration,
    elevation,
    dateCreated: day !== undefined && day < today ? day.split('-').toReversed().join('/') : null,
  }
  const path = '/v1/fitness'
  const answer = asRecord(
    await requestRest(platform, { method: 'POST', to: 'api', path, body, withToken: true, signal }),
  )
  return { id: toText(answer['id']) ?? '', externalId: toText(answer['externalId']) }
}
