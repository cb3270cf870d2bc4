import { currencySymbol, toMajor } from '@milepost/measures'
import { pageDonateAddress } from '../links/page-donate-address.ts'
import { completePage } from '../pages/complete-page.ts'
import type { Page } from '../pages/page.ts'
import type { PageOptions } from '../pages/page-context.ts'
import { toDateText } from '../values/to-date-text.ts'
import { onlineMinorOf } from './memory-sums.ts'
import type { MemoryState } from './memory-state.ts'
import type { MemoryPage } from './memory-world.ts'

/** A page of a platform in memory as the product speaks of one. It has no QR code, and no picture but its own. */
export function toMemoryPage(state: MemoryState, row: MemoryPage, options?: PageOptions): Page {
  const { currency, slug } = row
  const owner = state.supporters.find(({ uuid }) => uuid === row.owner)
  const charity = state.charities.find(({ id }) => id === row.charity)
  const page = completePage(
    state,
    {
      attribution: row.attribution,
      campaign: row.campaign,
      campaignDate: toDateText(row.eventDate),
      charity: charity?.name ?? row.charity,
      charityId: row.charity,
      createdAt: toDateText(row.createdAt),
      currencyCode: currency,
      currencySymbol: currencySymbol(currency),
      event: row.event,
      eventName: undefined,
      expiresAt: toDateText(row.expiresAt),
      id: row.id,
      image: undefined,
      name: row.name,
      owner: owner && `${owner.firstName} ${owner.lastName}`.trim(),
      ownerGuid: row.owner,
      pageSummaryWhat: row.pageSummaryWhat,
      pageSummaryWhy: row.pageSummaryWhy,
      qrCodes: [],
      raisedOffline: toMajor(row.offlineMinor ?? 0, currency),
      raisedOnline: toMajor(onlineMinorOf(state, row), currency),
      slug,
      status: row.status ?? 'Active',
      story: row.story,
      tags: [],
      target: toMajor(row.targetMinor, currency),
      teamPageId: undefined,
      teamShortName: undefined,
      uuid: row.uuid,
    },
    options,
  )
  return {
    ...page,
    donateQrCodeImage: '',
    donationUrl: pageDonateAddress(state, { slug }),
    image: row.image ?? '',
  }
}
