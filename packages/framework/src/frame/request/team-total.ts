import type { Team } from '@milepost/platform'
import type { Reading } from '@milepost/server'
import { projectCurrency } from '../../totals/project-currency.ts'
import { type Total, toTotal } from '../../totals/total.ts'
import type { PageScope } from './page-scope.ts'
import { excludesOfflineOfTeam } from './read-team.ts'

/** The total of a team, in the team's own currency. Nobody tells how many gifts there are. */
export async function teamTotal(scope: PageScope, reading: Reading<Team>): Promise<Total> {
  const { money, currencyCode, members } = reading.value
  const currency = currencyCode ?? (await projectCurrency(scope))
  return toTotal(
    {
      currency,
      items: members
        .filter((member) => (member.currencyCode ?? currency) === currency)
        .map(({ name, money: { raisedMinor: amountMinor } }) => ({ name, amountMinor })),
      raisedMinor: money.raisedMinor,
      offlineMinor: money.raisedOfflineMinor,
      targetMinor: money.targetMinor,
      donationCount: undefined,
      leftOut: excludesOfflineOfTeam(scope, reading.value) ? ['offline'] : [],
    },
    reading,
  )
}
