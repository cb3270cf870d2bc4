import { encodeText } from '../request/build-query.ts'
import { toText } from '../values/to-text.ts'
import type { FitnessActivity, FitnessApp, FitnessType } from './fitness-activity.ts'

const types: readonly string[] = ['walk', 'run', 'ride', 'swim', 'hike', 'wheelchair']

/** What a parser finds in its own shape; the rest of an activity follows from it. */
export interface ActivityFacts extends Omit<
  FitnessActivity,
  'externalId' | 'fitnessApp' | 'manual' | 'source' | 'sourceUrl' | 'type'
> {
  /** The id inside the fitness app, if it comes from one. */
  appId: string | undefined
  /** `JG:MANUAL…` for one typed in by hand; otherwise it names the fitness app. */
  sourceId: string | undefined
  type: unknown
}

/** Derives where an activity comes from. */
export function completeActivity({ appId, sourceId, ...facts }: ActivityFacts): FitnessActivity {
  const manual = sourceId?.startsWith('JG:MANUAL') === true
  const externalId = manual ? undefined : appId
  const fitnessApp = appOf(sourceId)
  const type = toText(facts.type)?.toLowerCase() ?? ''
  return {
    ...facts,
    externalId,
    fitnessApp,
    manual,
    source: manual ? 'manual' : 'fitness',
    sourceUrl: sourceUrlOf(fitnessApp, externalId),
    type: types.includes(type) ? (type as FitnessType) : undefined,
  }
}

function appOf(sourceId = ''): FitnessApp | undefined {
  if (sourceId.includes('STRAVA')) return 'strava'
  return sourceId.includes('FITBIT') ? 'fitbit' : undefined
}

function sourceUrlOf(app: FitnessApp | undefined, externalId: string | undefined) {
  if (!app || !externalId) return undefined
  const id = encodeText(externalId)
  return app === 'strava'
    ? `https://www.strava.com/activities/${id}`
    : `https://www.fitbit.com/activities/exercise/${id}`
}
