import { requireOwnedPage } from '../../http/require-owned-page.ts'
import { createEmptyResponse, createErrorResponse } from '../../http/responses.ts'
import { defineOwnerCall } from '../../http/define-owner-call.ts'
import { activityTypes, recordActivity, deleteEntry } from '../../records/record-activity.ts'
import type { FitnessCreatedWire } from '@milepost/platform/testing'
import { nullish, object } from 'valibot'
import { findPageByShortName } from '../../records/page-row.ts'
import { measureNumber, optionalText, requiredText } from '../../http/fields.ts'

/** Deletes an activity from the caller's page (wire contract §2.4.2). */
export const deleteFitness = defineOwnerCall<undefined>({
  family: 'api',
  method: 'DELETE',
  path: '/v1/fitness/fundraising/:shortName/:id',
  credentials: 'bearer',
  handle(context, { account }) {
    const own = requireOwnedPage(context, account)
    if ('refusal' in own) return own.refusal
    return createEmptyResponse(
      deleteEntry(context, own.page, context.params['id'] ?? '') ? 204 : 404,
    )
  },
})

interface ActivityBody {
  shortName: string
  title: string
  description: string
  type: string
  distance: number
  duration: number
  elevation: number
  dateCreated: string
}

/** Adds an activity to the caller's page, in metres and seconds (wire contract §2.4.1). */
export const postFitness = defineOwnerCall<FitnessCreatedWire, undefined, ActivityBody>({
  family: 'api',
  method: 'POST',
  path: '/v1/fitness',
  credentials: 'bearer',
  body: object({
    shortName: requiredText(100),
    title: optionalText(300),
    description: optionalText(5000),
    type: requiredText(40),
    distance: nullish(measureNumber, 0),
    duration: nullish(measureNumber, 0),
    elevation: nullish(measureNumber, 0),
    dateCreated: optionalText(40),
  }),
  handle(context, { account, body }) {
    const page = findPageByShortName(context.database, body.shortName)
    if (page === undefined) return createEmptyResponse(404)
    if (page.ownerId !== account.id) return createErrorResponse(403, 'This is not your page')
    const type = body.type.toUpperCase()
    if (!activityTypes.includes(type)) {
      return createErrorResponse(400, `type must be one of ${activityTypes.join(', ')}`)
    }
    const madeMs = body.dateCreated === '' ? context.clock() : parseDateMs(body.dateCreated)
    if (madeMs === undefined)
      return createErrorResponse(400, 'dateCreated must have the form 19/05/2025')
    const legacyId = recordActivity(context, page, {
      type,
      title: body.title,
      description: body.description,
      distanceMetres: body.distance,
      durationSeconds: body.duration,
      elevationMetres: body.elevation,
      steps: null,
      madeMs,
    })
    return { id: legacyId.replace('JG:MANUAL:', ''), externalId: legacyId }
  },
})

/** Parses a `DD/MM/YYYY` date to noon UTC, in ms; undefined if the date is invalid. */
function parseDateMs(text: string): number | undefined {
  const [, day = '', month = '', year = ''] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
  const ms = Date.parse(`${year}-${month}-${day}T12:00:00Z`)
  // 31/02 would roll over into March.
  return Number.isFinite(ms) && new Date(ms).getUTCDate() === Number(day) ? ms : undefined
}
