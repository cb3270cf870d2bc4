import { summariseTotals, type TotalsSummary } from '@milepost/measures'

/** Adds up what several projects did. None gives zeros. */
export function addFitness(summaries: readonly TotalsSummary[]): TotalsSummary {
  const sum = summariseTotals([])
  for (const summary of summaries) {
    for (const key of Object.keys(sum) as (keyof TotalsSummary)[]) sum[key] += summary[key]
  }
  return sum
}
