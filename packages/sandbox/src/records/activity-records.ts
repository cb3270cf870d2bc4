import type { TotalsRecordWire } from '@milepost/platform/testing'
import type { Database } from '../database/open-database.ts'

/** Totals of an activity type. */
export interface ActivitySum {
  type: string
  count: number
  distanceMetres: number
  durationSeconds: number
  elevationMetres: number
}

/** Returns the stored activity totals of a page, team or campaign, by activity type. */
export function sumActivities(
  database: Database,
  scope: 'page' | 'team' | 'campaign',
  id: number,
): ActivitySum[] {
  return database.all<ActivitySum>(
    `SELECT type, activity_count AS count, distance_metres AS distanceMetres,
      duration_seconds AS durationSeconds, elevation_metres AS elevationMetres
      FROM activity_totals WHERE scope = ? AND scope_id = ? AND activity_count > 0`,
    scope,
    id,
  )
}

/** Activity types with a separate domain. Runs and wheelchair activities count towards `any` only (Spec §9). */
const typesWithDomain = ['WALK', 'RIDE', 'SWIM', 'HIKE']

/** Returns totals records for `any` and for each type that has activities (wire contract §2.3.4). */
export function createActivityRecords(sums: readonly ActivitySum[]): TotalsRecordWire[] {
  const own = typesWithDomain.flatMap((type) => {
    const ofType = sums.filter((sum) => sum.type === type)
    return ofType.length === 0 ? [] : createDomainRecords(type.toLowerCase(), ofType)
  })
  return [...createDomainRecords('any', sums), ...own]
}

function createDomainRecords(category: string, sums: readonly ActivitySum[]): TotalsRecordWire[] {
  const total = (key: Exclude<keyof ActivitySum, 'type'>) =>
    sums.reduce((sum, row) => sum + row[key], 0)
  const metres = total('distanceMetres')
  const seconds = total('durationSeconds')
  // The platform returns integers in all units.
  const amount = (value: number, unit: string) => ({ value: Math.round(value), unit })
  return [
    { measurementDomain: `${category}:activities`, amounts: [amount(total('count'), 'count')] },
    {
      measurementDomain: `${category}:distance`,
      amounts: [
        amount(metres * 3.28084, 'feet'),
        amount(metres, 'meters'),
        amount(metres / 1609.344, 'miles'),
        amount(metres / 1000, 'kilometers'),
      ],
    },
    {
      measurementDomain: `${category}:elapsed_time`,
      amounts: [
        amount(seconds, 'seconds'),
        amount(seconds / 86_400, 'days'),
        amount(seconds / 3600, 'hours'),
      ],
    },
    {
      measurementDomain: `${category}:elevation_gain`,
      amounts: [amount(total('elevationMetres'), 'meters')],
    },
  ]
}
