import type { Page } from '../pages/page.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { readListInParts } from '../request/read-list-in-parts.ts'
import type { CampaignPagesSelection } from './fetch-campaign-pages.ts'
import { readCampaignPages } from './read-campaign-pages.ts'

/** Goes through all pages of a campaign, ten a request; as `fetchCampaignPages`. */
export function iterateCampaignPages(
  platform: Platform,
  selection: Omit<CampaignPagesSelection, 'limit'>,
): AsyncGenerator<Page, void, undefined> {
  const given = emptyIfMissing(selection)
  return readListInParts(1, (pageNumber) => readCampaignPages(platform, given, pageNumber))
}
