import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toDateText } from '../values/to-date-text.ts'
import { toFullName } from '../values/to-full-name.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import { completePage } from './complete-page.ts'
import type { Page } from './page.ts'
import type { PageContext, PageOptions } from './page-context.ts'

/** Reads a row of the bulk call. Never throws; as `parsePage`. */
export function parsePagesBulkRow(
  context: PageContext,
  wire: unknown,
  options?: PageOptions,
): Page {
  const page = asRecord(wire)
  const charityId = toText(page['charityId'])
  return completePage(
    context,
    {
      attribution: undefined,
      campaign: toText(page['campaignGuid']),
      campaignDate: toDateText(page['eventDate']),
      charity: charityId,
      charityId,
      createdAt: toDateText(page['createdDate']),
      currencyCode: toText(page['currencyCode']),
      currencySymbol: toText(page['currencySymbol']),
      event: toText(page['eventId']),
      eventName: undefined,
      expiresAt: toDateText(page['expiryDate']),
      id: toText(page['pageId']) ?? '',
      image: page['photo'],
      name: toText(page['title']) ?? '',
      owner: toFullName(page['owner']),
      ownerGuid: toText(asRecord(page['owner'])['userGuid']),
      pageSummaryWhat: undefined,
      pageSummaryWhy: undefined,
      qrCodes: [],
      raisedOffline: toAmount(page['totalRaisedOffline']),
      raisedOnline: toAmount(page['totalRaisedOnline'], page['raisedAmount']),
      slug: toSlug(page['shortName']),
      status: toText(page['status']),
      story: toText(page['story']),
      tags: page['tags'],
      target: toAmount(page['target']),
      teamPageId: undefined,
      teamShortName: undefined,
      type: toText(page['type']),
      uuid: toText(page['pageGuid']) ?? '',
    },
    options,
  )
}
