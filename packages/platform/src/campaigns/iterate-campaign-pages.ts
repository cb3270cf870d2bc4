import type { Page } from '../pages/page.ts'
import type { Platform } from '../platform/platform.ts'
import { orEmpty } from '../request/or-empty.ts'
import { readInTurn } from '../request/read-in-turn.ts'
import type { CampaignPagesSelection } from './fetch-campaign-pages.ts'
import { readCampaignPages } from './read-campaign-pages.ts'

/** Goes through all pages of a campaign, ten a request; as `fetchCampaignPages`. */
export function iterateCampaignPages(
  platform: Platform,
  selection: Omit<CampaignPagesSelection, 'limit'>,
): AsyncGenerator<Page, void, undefined> {
  const given = orEmpty(selection)
  return readInTurn(1, (pageNumber) => readCampaignPages(platform, given, pageNumber))
}
