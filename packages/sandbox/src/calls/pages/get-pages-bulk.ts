import type { PagesBulkRowWire, PagesBulkWire } from '@milepost/platform/testing'
import { currencySymbol } from '@milepost/measures'
import { object } from 'valibot'
import { messageAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { manyTexts } from '../../http/query-fields.ts'
import { isoDate } from '../../values/wire-date.ts'
import { toMajorNumber } from '../../values/wire-money.ts'
import type { PageRow } from '../../records/page-row.ts'
import { selectPages } from '../../records/page-row.ts'

/** The platform answers at most this many pages at once. */
const batchLimit = 20

/** Pages in bulk, in the requested order (wire contract §2.5.3). */
export const getPagesBulk = defineCall<PagesBulkWire, { pageGuids: string[] }>({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/proxy/fundraising/v2/pages/bulk',
  query: object({ pageGuids: manyTexts }),
  handle({ database }, { query }) {
    const guids = [...new Set(query.pageGuids.map((guid) => guid.toLowerCase()))]
    if (guids.length > batchLimit) {
      return messageAnswer(400, `At most ${batchLimit} pages can be asked for at once`)
    }
    if (guids.length === 0) return { results: [] }
    const rows = database.all<PageRow>(
      `${selectPages} WHERE p.guid IN (${guids.map(() => '?').join(', ')})`,
      ...guids,
    )
    const byGuid = new Map(rows.map((row) => [row.guid, row]))
    const found = guids.flatMap((guid) => byGuid.get(guid) ?? [])
    return { results: found.map(bulkRow) }
  },
})

function bulkRow(page: PageRow): PagesBulkRowWire {
  return {
    pageId: page.id,
    pageGuid: page.guid,
    shortName: page.shortName,
    title: page.title,
    status: page.status,
    story: page.story,
    photo: page.image,
    raisedAmount: toMajorNumber(page.raisedMinor),
    totalRaisedOnline: toMajorNumber(page.onlineMinor),
    totalRaisedOffline: toMajorNumber(page.offlineMinor),
    target: toMajorNumber(page.targetMinor),
    currencyCode: page.currencyCode,
    currencySymbol: currencySymbol(page.currencyCode),
    charityId: page.charityId,
    eventId: page.eventId,
    campaignGuid: page.campaignGuid,
    owner: {
      firstName: page.ownerFirstName,
      lastName: page.ownerLastName,
      userGuid: page.ownerGuid,
    },
    createdDate: isoDate(page.createdMs),
    eventDate: isoDate(page.eventMs),
    expiryDate: isoDate(page.expiresMs),
  }
}
