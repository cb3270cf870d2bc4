import { toLowerText } from '../input.ts'

// Measure, unit, and the suffix of the summary field: `walk` and `Count` make `walkCount`.
const activityMeasures = [
  ['activities', 'count', 'Count'],
  ['distance', 'meters', 'DistanceTotal'],
  ['elapsed_time', 'seconds', 'DurationTotal'],
  ['elevation_gain', 'meters', 'ElevationTotal'],
] as const

const activityCategories = ['any', 'hike', 'ride', 'swim', 'walk'] as const

export type FundraisingMeasure =
  | 'donations_received'
  | 'donations_made'
  | 'offline_donations'
  | 'offline_donations_count'

export type ActivityMeasure = (typeof activityMeasures)[number][0]

/** Activity categories of measurement domains. `any` covers all activities. */
export type ActivityCategory = (typeof activityCategories)[number]

/** A measurement domain, `category:measure` (Spec §9). */
export type MeasurementDomain =
  | `fundraising:${FundraisingMeasure}`
  | `${ActivityCategory}:${ActivityMeasure}`

/** Unit of a domain's value. `currency` stands for the requested currency. */
export type PrimaryUnit = 'currency' | 'count' | 'meters' | 'seconds'

/** Fields of a totals summary (Spec §3). */
export type SummaryField =
  | 'raised'
  | 'offlineAmount'
  | 'donations'
  | `${'fitness' | Exclude<ActivityCategory, 'any'>}${(typeof activityMeasures)[number][2]}`

type DomainRow = readonly [domain: MeasurementDomain, unit: PrimaryUnit, field?: SummaryField]

/** The 4 fundraising domains and the 20 activity domains, with their unit and summary field. */
export const domainTable: readonly DomainRow[] = /* @__PURE__ */ (() => [
  ['fundraising:donations_received', 'currency', 'raised'],
  ['fundraising:donations_made', 'count', 'donations'],
  ['fundraising:offline_donations', 'currency', 'offlineAmount'],
  ['fundraising:offline_donations_count', 'count'],
  ...activityCategories.flatMap((category) =>
    activityMeasures.map(([measure, unit, suffix]): DomainRow => [
      `${category}:${measure}`,
      unit,
      `${category === 'any' ? 'fitness' : category}${suffix}`,
    ]),
  ),
])()

/** The 24 measurement domains (Spec §9). */
export const measurementDomains: readonly MeasurementDomain[] = /* @__PURE__ */ domainTable.map(
  ([domain]) => domain,
)

/**
 * Returns the unit of a domain's value (Spec §9), as in the platform's records: the currency in lower case for money, meters for
 * distance and elevation, seconds for time, otherwise count; undefined for an unknown domain.
 */
export function getPrimaryUnit(domain: string, currency = 'GBP'): string | undefined {
  const row = domainTable.find(([known]) => known === domain)
  return row && getUnitInRecords(row[1], currency)
}

/** Returns a unit's name in the platform's records: for money, the currency code in lower case. */
export function getUnitInRecords(unit: PrimaryUnit, currency: string): string {
  return unit === 'currency' ? toLowerText(currency) : unit
}
