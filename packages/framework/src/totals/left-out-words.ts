import type { SiteMessages } from '../messages/site-messages.ts'
import type { LeftOutReason } from './total.ts'

/** Why something is not in a total, as a sentence. */
export function leftOutWords(reason: LeftOutReason, { addsUp }: SiteMessages): string {
  switch (reason) {
    case 'offline':
      return addsUp.leftOutOffline
    case 'offlineUntold':
      return addsUp.leftOutOfflineUntold
    case 'teams':
      return addsUp.leftOutTeams
    case 'otherCurrency':
      return addsUp.leftOutOtherCurrency
  }
}
