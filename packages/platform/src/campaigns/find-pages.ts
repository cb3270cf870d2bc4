import { fetchCampaignPages } from './fetch-campaign-pages.ts'
import type { Platform } from '../platform/platform.ts'
import { type Ids, listIds } from '../request/list-ids.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { fetchEventPages } from '../pages/fetch-event-pages.ts'
import { fetchPages } from '../pages/fetch-pages.ts'
import { fetchUserPages } from '../pages/fetch-user-pages.ts'
import type { Page } from '../pages/page.ts'
import type { PageOptions } from '../pages/page-context.ts'
import { searchPages } from '../pages/search-pages.ts'

/** The pages to find: by their ids, owner, campaign, charity or event, or by a part of the name. */
export type FindPagesSelection = PageOptions & {
  /** The supporter's own; needs a token. */
  userPages?: boolean | undefined
  /** Every page of `ids` or of the event, instead of a search. */
  allPages?: boolean | undefined
  ids?: Ids | undefined
  campaign?: Ids | undefined
  charity?: Ids | undefined
  event?: Ids | undefined
  /** A part of the name. */
  search?: string | undefined
  /** @default 10 */
  limit?: number | undefined
  country?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads pages by the call that fits: the supporter's own; by ids; of an event; of a campaign;
 * otherwise by search. Of several campaigns or events the first counts, but for one's own pages.
 */
export async function findPages(
  platform: Platform,
  given: FindPagesSelection = {},
): Promise<Page[]> {
  const selection = emptyIfMissing(given)
  const { userPages, allPages, ids, search, limit = 10, country, signal } = selection
  const { defaultPageStory, goalUnit } = selection
  const shared = { defaultPageStory, goalUnit, signal }
  const pageIds = listIds(ids)
  const [campaign] = listIds(selection.campaign)
  const [charity] = listIds(selection.charity)
  const [event] = listIds(selection.event)
  if (userPages && platform.token) {
    const { campaign: campaigns, charity: charities, event: events } = selection
    return fetchUserPages(platform, {
      ...shared,
      campaign: campaigns,
      charity: charities,
      event: events,
    })
  }
  if (allPages && pageIds.length > 0) {
    return fetchPages(platform, { ...shared, ids: pageIds })
  }
  if (allPages && event) {
    return (await fetchEventPages(platform, { ...shared, event, limit })).pages
  }
  if (campaign && !event) {
    return (await fetchCampaignPages(platform, { ...shared, campaign, search, limit })).pages
  }
  return searchPages(platform, { ...shared, search, campaign, charity, event, limit, country })
}
