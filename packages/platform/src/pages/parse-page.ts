import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toRestDateText } from '../values/to-rest-date-text.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import { completePage } from './complete-page.ts'
import type { Page } from './page.ts'
import type { PageContext, PageOptions } from './page-context.ts'

/**
 * Reads one page of the REST API, with the answer of its tags spread over it where there is one.
 * Never throws; a missing amount is 0, a missing text undefined, a missing name or slug ''.
 */
export function parsePage(context: PageContext, wire: unknown, options?: PageOptions): Page {
  const page = asRecord(wire)
  const charity = asRecord(page['charity'])
  const images = asList(asRecord(page['media'])['images']).map(asRecord)
  const image = asRecord(page['image'])
  const team = asRecord(asList(page['teams'])[0])
  const charityId = toText(charity['id'], page['charityId'])
  return completePage(
    context,
    {
      attribution: toText(page['attribution']),
      campaign: toText(page['campaignGuid']),
      campaignDate: toRestDateText(page['eventDate']),
      charity: toText(charity['name'], charityId),
      charityId,
      createdAt: toRestDateText(page['createdDate']),
      currencyCode: toText(page['currencyCode']),
      currencySymbol: toText(page['currencySymbol']),
      event: toText(page['eventId'], page['eventName']),
      eventName: toText(page['eventName']),
      expiresAt: toRestDateText(page['expiryDate']),
      id: toText(page['pageId']) ?? '',
      image: toText(page['defaultImage'], image['absoluteUrl'], image['url']),
      name: toText(page['title']) ?? '',
      owner: toText(page['owner']),
      ownerGuid: toText(page['pageOwnerGuid']),
      pageSummaryWhat: toText(page['pageSummaryWhat']),
      pageSummaryWhy: toText(page['pageSummaryWhy']),
      qrCodes: images
        .filter(({ caption }) => caption === 'qrcode')
        .map(({ absoluteUrl, url }) => ({ url: toText(absoluteUrl, url) ?? '' })),
      raisedOffline: toAmount(page['totalRaisedOffline']),
      raisedOnline: toAmount(page['totalRaisedOnline'], page['raisedAmount']),
      slug: toSlug(page['pageShortName']),
      status: toText(page['status']),
      story: toText(page['story']),
      tags: page['tags'],
      target: toAmount(page['fundraisingTarget'], page['targetAmount']),
      teamPageId: toText(team['teamGuid']),
      teamShortName: toSlug(team['teamShortName']) || undefined,
      type: toText(page['type']),
      uuid: toText(page['pageGuid']) ?? '',
    },
    options,
  )
}
