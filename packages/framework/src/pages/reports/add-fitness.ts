import { type SummaryField, summariseTotals, type TotalsSummary } from '@milepost/measures'

/** What was done, without the money: sums of different currencies are never added. */
export type FitnessSums = Record<Exclude<SummaryField, 'raised' | 'offlineAmount'>, number>

/** Adds up what several projects did. None gives zeros. */
export function addFitness(summaries: readonly TotalsSummary[]): FitnessSums {
  const { raised: _raised, offlineAmount: _offline, money: _money, ...sum } = summariseTotals([])
  for (const summary of summaries) {
    for (const key of Object.keys(sum) as (keyof FitnessSums)[]) sum[key] += summary[key]
  }
  return sum
}
