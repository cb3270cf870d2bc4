import { toMajor } from '@milepost/measures'
import type { Page, Team } from '@milepost/platform'

/** A page's amounts where a site counts no offline money: what was given online is all that was raised. */
export function countOnlineOnly({
  raisedOnline,
  money,
}: Page): Pick<Page, 'raised' | 'raisedOffline' | 'money'> {
  return {
    raised: raisedOnline,
    raisedOffline: 0,
    money: { ...money, raisedMinor: money.raisedOnlineMinor, raisedOfflineMinor: 0 },
  }
}

/** A team's amounts where a site counts no offline money. */
export function countTeamOnlineOnly({
  money,
}: Team): Pick<Team, 'raised' | 'raisedOffline' | 'money'> {
  const raisedMinor = money.raisedMinor - (money.raisedOfflineMinor ?? 0)
  const raised = toMajor(raisedMinor, money.currency ?? '')
  return { raised, raisedOffline: 0, money: { ...money, raisedMinor, raisedOfflineMinor: 0 } }
}
