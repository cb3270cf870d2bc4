import type { PageSummaryWire } from '@milepost/platform/testing'
import { currencySymbol } from '@milepost/measures'
import { imageAddresses } from '../../images/image-address.ts'
import { millisecondDate } from '../../values/wire-date.ts'
import { toMajorNumber } from '../../values/wire-money.ts'
import type { PageRow } from '../../records/page-row.ts'

/** A page as lists give it: numbers are numbers, in major units (wire contract §2.5.1). */
export function pageSummary(origin: string, page: PageRow): PageSummaryWire {
  const { absolute, protocolRelative } = imageAddresses(origin, page.image)
  return {
    pageId: page.id,
    pageGuid: page.guid,
    pageTitle: page.title,
    pageStatus: page.status,
    pageShortName: page.shortName,
    raisedAmount: toMajorNumber(page.raisedMinor),
    totalRaisedOnline: toMajorNumber(page.onlineMinor),
    totalRaisedOffline: toMajorNumber(page.offlineMinor),
    offlineDonations: toMajorNumber(page.offlineMinor),
    giftAidPlusSupplement: toMajorNumber(page.giftAidMinor),
    targetAmount: toMajorNumber(page.targetMinor),
    currencyCode: page.currencyCode,
    currencySymbol: currencySymbol(page.currencyCode),
    designId: 1,
    companyAppealId: 0,
    pageImages: [page.image],
    images: [{ caption: '', url: protocolRelative, absoluteUrl: absolute }],
    eventName: page.eventName,
    eventId: page.eventId,
    charityId: page.charityId,
    campaignGuid: page.campaignGuid,
    domain: new URL(origin).host,
    inMemoryPerson: null,
    createdDate: millisecondDate(page.createdMs),
  }
}
