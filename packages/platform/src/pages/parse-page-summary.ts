import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toDateText } from '../values/to-date-text.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import { completePage } from './complete-page.ts'
import type { Page } from './page.ts'
import type { PageContext, PageOptions } from './page-context.ts'

/** Reads a page as lists give it: of a campaign, or one's own. Never throws; as `parsePage`. */
export function parsePageSummary(context: PageContext, wire: unknown, options?: PageOptions): Page {
  const page = asRecord(wire)
  const image = asRecord(asList(page['images'])[0])
  const owner = toText(asRecord(page['pageOwner'])['fullName'])
  const charityId = toText(page['charityId'])
  return completePage(
    context,
    {
      attribution: toText(page['attribution']),
      campaign: toText(page['campaignGuid']),
      campaignDate: toDateText(page['eventDate']),
      charity: charityId,
      charityId,
      createdAt: toDateText(page['createdDate']),
      currencyCode: toText(page['currencyCode']),
      currencySymbol: toText(page['currencySymbol']),
      event: toText(page['eventId'], page['eventName']),
      eventName: toText(page['eventName']),
      expiresAt: toDateText(page['expiryDate']),
      id: toText(page['pageId']) ?? '',
      image: toText(asList(page['pageImages'])[0], image['absoluteUrl'], image['url']),
      name: toText(page['pageTitle'], owner) ?? '',
      owner,
      ownerGuid: undefined,
      pageSummaryWhat: toText(page['pageSummaryWhat']),
      pageSummaryWhy: toText(page['pageSummaryWhy']),
      qrCodes: [],
      raisedOffline: toAmount(page['totalRaisedOffline'], page['offlineDonations']),
      raisedOnline: toAmount(page['totalRaisedOnline'], page['raisedAmount']),
      slug: toSlug(page['pageShortName']),
      status: toText(page['pageStatus'], page['status']),
      story: undefined,
      tags: page['tags'],
      target: toAmount(page['targetAmount']),
      teamPageId: undefined,
      teamShortName: undefined,
      type: toText(page['type']),
      uuid: toText(page['pageGuid']) ?? '',
    },
    options,
  )
}
