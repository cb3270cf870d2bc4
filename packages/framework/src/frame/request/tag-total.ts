import type { Reading } from '@milepost/server'
import { type Total, toTotal } from '../../totals/total.ts'
import { type PageScope, readIfPossible } from './page-scope.ts'
import { projectCurrency } from '../../totals/project.ts'
import type { TotalsSummary } from '@milepost/measures'

/** The total of the pages with a value of a tag. What the project's total leaves out, it leaves out, too. */
export async function tagTotal(scope: PageScope, reading: Reading<TotalsSummary>): Promise<Total> {
  const { project } = scope
  const { money, donations } = reading.value
  const summary = project && (await readIfPossible(scope, project.summary))
  return toTotal(
    {
      currency: await projectCurrency(scope),
      raisedMinor: money.raisedMinor + money.offlineMinor,
      offlineMinor: money.offlineMinor,
      targetMinor: 0,
      donationCount: donations,
      leftOut: summary?.value.leftOut ?? [],
    },
    reading,
  )
}
