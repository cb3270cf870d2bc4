import type { FitnessActivityWire, PageFitnessWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { findPageByShortName, type PageRow } from '../../records/page-row.ts'
import { createEmptyResponse } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { isoTimestamp, wholeNumber } from '../../http/fields.ts'
import { formatMillisecondDate } from '../../values/wire-values.ts'

interface PageFitnessQuery {
  limit: number
  offset: number
  start: number | undefined
  end: number | undefined
}

interface ActivityRow {
  legacyId: string
  type: string
  title: string
  description: string
  distanceMetres: number
  durationSeconds: number
  elevationMetres: number
  madeMs: number
}

interface ActivitySums {
  metres: number
  seconds: number
  climb: number
}

/** Returns a page's activities, newest first, and totals for the whole period (wire contract §2.4.3). */
export const getPageFitness = defineCall<PageFitnessWire, PageFitnessQuery>({
  family: 'api',
  method: 'GET',
  path: '/v1/fitness/fundraising/:shortName',
  query: object({
    limit: wholeNumber(100, 1, 500),
    offset: wholeNumber(0, 0, 10_000_000),
    start: isoTimestamp,
    end: isoTimestamp,
  }),
  handle({ database, params }, { query }) {
    const page = findPageByShortName(database, params['shortName'] ?? '')
    if (page === undefined) return createEmptyResponse(404)
    const { limit, offset, start = 0, end = Number.MAX_SAFE_INTEGER } = query
    const span = 'FROM activities WHERE page_id = ? AND made_ms BETWEEN ? AND ?'
    const sums = database.get<ActivitySums>(
      `SELECT coalesce(sum(distance_metres), 0) AS metres, coalesce(sum(duration_seconds), 0) AS seconds,
        coalesce(sum(elevation_metres), 0) AS climb ${span}`,
      page.id,
      start,
      end,
    )
    const rows = database.all<ActivityRow>(
      `SELECT legacy_id AS legacyId, type, title, description, distance_metres AS distanceMetres,
        duration_seconds AS durationSeconds, elevation_metres AS elevationMetres, made_ms AS madeMs
        ${span} ORDER BY made_ms DESC, id DESC LIMIT ? OFFSET ?`,
      page.id,
      start,
      end,
      limit,
      offset,
    )
    return {
      totalAmount: sums?.metres ?? 0,
      totalAmountTaken: sums?.seconds ?? 0,
      totalAmountElevation: sums?.climb ?? 0,
      pageFitnessSettings: {
        MeasurementSystem: 'METRIC',
        ShowDistance: true,
        ShowDuration: true,
        ShowElevation: false,
        ShowTotaliser: true,
      },
      activities: rows.map((row) => toActivityWire(page, row)),
    }
  },
})

function toActivityWire(page: PageRow, row: ActivityRow): FitnessActivityWire {
  return {
    Id: row.legacyId.split(':').at(-1) ?? '',
    ExternalId: row.legacyId,
    PageGuid: page.guid,
    PageShortName: page.shortName,
    CampaignGuid: page.campaignGuid,
    CharityId: page.charityId,
    EventId: page.eventId,
    TeamGuid: page.teamGuid,
    Type: row.type.charAt(0) + row.type.slice(1).toLowerCase(),
    Title: row.title,
    Description: row.description,
    Value: row.distanceMetres,
    TimeTaken: row.durationSeconds,
    Elevation: row.elevationMetres,
    DateCreated: formatMillisecondDate(row.madeMs),
  }
}
