import { imageAddresses } from '../../images/image-address.ts'
import type { PageRow } from '../../records/page-row.ts'
import { ownerName } from '../../records/page-row.ts'
import type { CallContext } from '../../http/call-context.ts'
import { activityRecords, activitySums } from '../../records/activity-records.ts'
import { isoDate } from '../../values/wire-date.ts'
import { nodeIdOf } from './node-id.ts'
import type { TimelineArguments } from './timeline.ts'
import { timelineOfPage } from './timeline.ts'

/** An amount of the graph: minor units. */
export function graphMoney(value: number, currencyCode: string) {
  return { value, currencyCode }
}

/** Returns an image as a member of the graph's media union. */
export function imageMedia(origin: string, name: string) {
  return { __typename: 'ImageMedia', url: imageAddresses(origin, name).absolute, caption: name }
}

/**
 * A supporter's page as the graph's `Page`.
 *
 * @param prefix - `fundraising/` before the slug in leaderboards, nothing among team members
 */
export function pageNode(
  { database, origin }: CallContext,
  page: PageRow,
  prefix = 'fundraising/',
) {
  const cover = imageMedia(origin, page.image)
  return {
    id: nodeIdOf('FUNDRAISING', page.guid),
    legacyId: page.guid,
    eventGivingGroupId: String(page.id),
    type: 'FUNDRAISING',
    slug: `${prefix}${page.shortName}`,
    title: page.title,
    summary: page.summaryWhy,
    story: page.story,
    status: page.status.toUpperCase(),
    url: `${origin}/www/fundraising/${page.shortName}`,
    createDate: isoDate(page.createdMs),
    owner: {
      id: String(page.ownerId),
      legacyId: page.ownerGuid,
      name: ownerName(page),
      avatar: page.ownerImage,
    },
    cover,
    heroMedia: cover,
    donationSummary: {
      totalAmount: graphMoney(page.raisedMinor, page.currencyCode),
      onlineAmount: graphMoney(page.onlineMinor, page.currencyCode),
      offlineAmount: graphMoney(page.offlineMinor, page.currencyCode),
      donationCount: page.donationCount,
      numberOfDonations: page.donationCount,
    },
    targetWithCurrency: graphMoney(page.targetMinor, page.currencyCode),
    totals: () => ({ timeline: activityRecords(activitySums(database, 'page', page.id)) }),
    timeline: (wanted: TimelineArguments) => timelineOfPage(database, page, wanted),
  }
}
