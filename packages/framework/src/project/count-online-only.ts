import type { Page } from '@milepost/platform'

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
