import type { Page } from '@milepost/platform'
import type { Reading } from '@milepost/server'
import { type Total, toTotal } from '../../totals/total.ts'
import type { PageScope } from './page-scope.ts'
import { currencyOf } from './read-page.ts'
import { excludesOfflineOfPage } from '../../totals/project-settings.ts'

/** The total of a supporter's page, in the page's own currency. */
export async function pageTotal(
  scope: PageScope,
  {
    page: reading,
    donations,
  }: { page: Reading<Page>; donations: Reading<{ count: number }> | undefined },
): Promise<Total> {
  const { money } = reading.value
  return toTotal(
    {
      currency: await currencyOf(scope, reading.value),
      raisedMinor: money.raisedMinor,
      offlineMinor: money.raisedMinor - money.raisedOnlineMinor,
      targetMinor: money.targetMinor,
      donationCount: donations?.value.count,
      leftOut: excludesOfflineOfPage(scope.site, scope.services.now(), reading.value)
        ? ['offline']
        : [],
    },
    reading,
  )
}
