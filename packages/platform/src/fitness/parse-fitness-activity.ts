import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toBase64 } from '../values/to-base64.ts'
import { toRestDateText } from '../values/to-rest-date-text.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import { completeActivity } from './complete-activity.ts'
import type { FitnessActivity } from './fitness-activity.ts'

/** Reads an activity of the REST API. Never throws; a missing measure is 0. */
export function parseFitnessActivity(wire: unknown): FitnessActivity {
  const row = asRecord(wire)
  const page = toText(row['PageGuid'])
  const externalId = toText(row['ExternalId'])
  return completeActivity({
    appId: externalId,
    campaign: toText(row['CampaignGuid']),
    charity: toText(row['CharityId']),
    createdAt: toRestDateText(row['DateCreated']),
    description: toText(row['Description']),
    distance: toAmount(row['Value']),
    duration: toAmount(row['TimeTaken']),
    elevation: toAmount(row['Elevation']),
    eventId: toText(row['EventId']),
    id: timelineId(page, externalId),
    legacyId: toText(row['Id']),
    page,
    polyline: undefined,
    slug: toSlug(row['PageShortName']) || undefined,
    sourceId: externalId,
    steps: toText(row['steps']) === undefined ? undefined : toAmount(row['steps']),
    teamId: toText(row['TeamGuid']),
    title: toText(row['Title']),
    type: row['Type'],
  })
}

/** The id that the graph knows the activity by. */
function timelineId(page: string | undefined, externalId: string | undefined) {
  if (!page || !externalId) return undefined
  const entry = externalId.startsWith('JG:MANUAL') ? externalId : `FITNESS:STRAVA:${externalId}`
  return toBase64(`Timeline:FUNDRAISING:${page}:${entry}`)
}
