import { lowerText } from '../input.ts'

/** The activities that have domains of their own; `any` counts every activity. */
export type ActivityCategory = 'any' | 'hike' | 'ride' | 'swim' | 'walk'

/** What is measured of an activity. */
export type ActivityMeasure = 'activities' | 'distance' | 'elapsed_time' | 'elevation_gain'

/** What is measured of fundraising. */
export type FundraisingMeasure =
  | 'donations_received'
  | 'donations_made'
  | 'offline_donations'
  | 'offline_donations_count'

/** A measurement domain, `category:measure` (Spec §9). */
export type MeasurementDomain =
  | `fundraising:${FundraisingMeasure}`
  | `${ActivityCategory}:${ActivityMeasure}`

/** The unit of a domain's value in a summary; `currency` stands for the wanted currency. */
export type PrimaryUnit = 'currency' | 'count' | 'meters' | 'seconds'

/** The field of a summary for each activity measure: `walk` and `Count` make `walkCount`. */
interface ActivityFields {
  activities: 'Count'
  distance: 'DistanceTotal'
  elapsed_time: 'DurationTotal'
  elevation_gain: 'ElevationTotal'
}

/** The fields of a totals summary (Spec §3). */
export type SummaryField =
  | 'raised'
  | 'offlineAmount'
  | 'donations'
  | `${'fitness' | Exclude<ActivityCategory, 'any'>}${ActivityFields[ActivityMeasure]}`

/** A domain, its unit, and its field unless it is known but not shown. */
type DomainRow = readonly [domain: MeasurementDomain, unit: PrimaryUnit, field?: SummaryField]

const activityMeasures = [
  ['activities', 'count', 'Count'],
  ['distance', 'meters', 'DistanceTotal'],
  ['elapsed_time', 'seconds', 'DurationTotal'],
  ['elevation_gain', 'meters', 'ElevationTotal'],
] as const

/** Every known domain: 4 of fundraising, 20 of activities. */
export const domainTable: readonly DomainRow[] = /* @__PURE__ */ (() => [
  ['fundraising:donations_received', 'currency', 'raised'],
  ['fundraising:donations_made', 'count', 'donations'],
  ['fundraising:offline_donations', 'currency', 'offlineAmount'],
  ['fundraising:offline_donations_count', 'count'],
  ...(['any', 'hike', 'ride', 'swim', 'walk'] as const).flatMap((category) =>
    activityMeasures.map(([measure, unit, suffix]): DomainRow => [
      `${category}:${measure}`,
      unit,
      `${category === 'any' ? 'fitness' : category}${suffix}`,
    ]),
  ),
])()

/** The 24 known measurement domains (Spec §9). */
export const measurementDomains: readonly MeasurementDomain[] = /* @__PURE__ */ domainTable.map(
  ([domain]) => domain,
)

/**
 * The unit whose amount is a domain's value: the currency for money, metres for distance and
 * elevation, seconds for time, otherwise the count (Spec §9).
 *
 * @param currency - the wanted currency; a record's units are compared with it regardless of case
 * @returns the unit in lower case as the server spells it, undefined for an unknown domain
 */
export function primaryUnitOf(domain: string, currency = 'GBP'): string | undefined {
  const row = domainTable.find(([known]) => known === domain)
  return row && serverUnitName(row[1], currency)
}

/** A unit as the server spells it. */
export function serverUnitName(unit: PrimaryUnit, currency: string): string {
  return unit === 'currency' ? lowerText(currency) : unit
}
