import type { ProjectItem } from '@milepost/content'
import type { Page } from '@milepost/platform'
import { peerToPeerVariant } from '../config/platform-origins.ts'
import { isSameId } from './is-same-id.ts'

/**
 * Where a supporter's page is on a site: `listed` in its search, its boards and its sitemap; `ranked`, listed as soon
 * as it is among those that have raised most; `notChosen`, as the site names its pages one by one; `elsewhere`, of
 * another campaign, event or charity; `leftOut` with its team; `closed`, no longer active.
 */
export type PageListing = 'listed' | 'ranked' | 'notChosen' | 'elsewhere' | 'leftOut' | 'closed'

export interface ListingSettings {
  /** The platform's variant, as the site's settings name it. */
  variant: string
  /** What the site raises money for just now. */
  items: readonly Pick<ProjectItem, 'type' | 'uid'>[]
  /** Guids or short names of teams that count nowhere. */
  excludeTeamIds: readonly string[]
}

type ListedPage = Pick<
  Page,
  | 'active'
  | 'campaign'
  | 'charityId'
  | 'event'
  | 'id'
  | 'slug'
  | 'teamPageId'
  | 'teamShortName'
  | 'uuid'
>

/**
 * Where a supporter's page is on a site, by the rule that makes its lists (decision 0041).
 *
 * @returns undefined where the site raises money for nothing just now: it lists nobody
 */
export function pageListingOf(
  page: ListedPage,
  { variant, items, excludeTeamIds }: ListingSettings,
): PageListing | undefined {
  if (items.length === 0) return undefined
  if (!page.active) return 'closed'
  const isLeftOut = excludeTeamIds.some((team) =>
    [page.teamPageId, page.teamShortName].some((own) => isSameId(own, team)),
  )
  if (isLeftOut) return 'leftOut'
  const idsOf = (type: string) => items.filter((item) => item.type === type).map(({ uid }) => uid)
  const names = (ids: readonly string[], ...own: readonly (string | undefined)[]) =>
    ids.some((id) => own.some((one) => isSameId(one, id)))
  const [campaigns, events, charities] = ['campaign', 'event', 'charity'].map(idsOf) as [
    string[],
    string[],
    string[],
  ]
  if (variant !== peerToPeerVariant && campaigns.length > 0) {
    return names(campaigns, page.campaign) ? 'listed' : 'elsewhere'
  }
  if (variant !== peerToPeerVariant && events.length + charities.length > 0) {
    const isOurs = names(events, page.event) || names(charities, page.charityId)
    return isOurs ? 'ranked' : 'elsewhere'
  }
  return names(idsOf('page'), page.uuid, page.slug, page.id) ? 'listed' : 'notChosen'
}
