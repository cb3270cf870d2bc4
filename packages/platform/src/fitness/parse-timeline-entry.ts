import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toDateText } from '../values/to-date-text.ts'
import { toText } from '../values/to-text.ts'
import { completeActivity } from './complete-activity.ts'
import type { FitnessActivity } from './fitness-activity.ts'

/**
 * Reads an entry of the graph's timeline. Never throws; a missing measure is 0.
 *
 * @returns undefined for an entry that is no activity
 */
export function parseTimelineEntry(wire: unknown): FitnessActivity | undefined {
  const entry = asRecord(wire)
  if (typeof entry['fitnessActivity'] !== 'object' || !entry['fitnessActivity']) return undefined
  const activity = asRecord(entry['fitnessActivity'])
  const legacyId = toText(entry['legacyId'])
  // A measure is an object, or a bare number.
  const measure = (name: string) => toAmount(asRecord(activity[name])['value'], activity[name])
  return completeActivity({
    appId: toText(activity['activityId']),
    campaign: undefined,
    charity: undefined,
    createdAt: toDateText(entry['createdAt']),
    description: toText(entry['message']),
    distance: measure('distance'),
    duration: measure('duration'),
    elevation: measure('elevation'),
    eventId: undefined,
    id: toText(entry['id']),
    legacyId,
    page: undefined,
    polyline: toText(activity['mapPolyline']),
    slug: undefined,
    sourceId: legacyId,
    steps: toText(activity['steps']) === undefined ? undefined : toAmount(activity['steps']),
    teamId: undefined,
    title: toText(activity['title']),
    type: activity['activityType'],
  })
}
