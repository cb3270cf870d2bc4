import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toDateText } from '../values/to-date-text.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import { completePage } from './complete-page.ts'
import type { Page } from './page.ts'
import type { PageContext, PageOptions } from './page-context.ts'

/**
 * Reads a hit of the search. Its amount may contain offline money already; 0 as an id and the year 1
 * stand for "not known". Never throws; as `parsePage`.
 */
export function parseSearchRow(context: PageContext, wire: unknown, options?: PageOptions): Page {
  const row = asRecord(wire)
  const charityId = idOf(row['CharityId'])
  const owner = toText(row['OwnerFullName'])
  return completePage(
    context,
    {
      attribution: undefined,
      campaign: undefined,
      campaignDate: toDateText(row['EventDate']),
      charity: charityId,
      charityId,
      createdAt: toDateText(row['CreatedDate']),
      currencyCode: undefined,
      currencySymbol: undefined,
      event: toText(row['Subtext'], idOf(row['EventId'])),
      eventName: toText(row['Subtext']),
      expiresAt: undefined,
      id: idOf(row['Id']) ?? '',
      image: toText(row['Logo']),
      name: toText(row['Name'], owner) ?? '',
      owner,
      ownerGuid: undefined,
      pageSummaryWhat: undefined,
      pageSummaryWhy: undefined,
      qrCodes: [],
      raisedOffline: 0,
      raisedOnline: toAmount(row['Amount']),
      slug: toSlug(toText(row['LinkPath'])?.replace(/^\//, '')),
      status: undefined,
      story: toText(row['ProfileWhat'], row['ProfileWhy']),
      tags: [],
      target: toAmount(row['TargetAmount']),
      teamPageId: undefined,
      teamShortName: undefined,
      url: toText(row['Link'])?.replace(/^\/\//, 'https://'),
      uuid: toText(row['FundraiserPageGuid']) ?? '',
    },
    options,
  )
}

function idOf(wire: unknown): string | undefined {
  const id = toText(wire)
  return id === '0' ? undefined : id
}
