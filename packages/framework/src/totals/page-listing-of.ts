import type { ProjectItem } from '@milepost/content'
import type { Page } from '@milepost/platform'
import { peerToPeerVariant } from '../base/platform-origins.ts'
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
  items: readonly Pick<ProjectItem, 'type' | 'uid' | 'excludeTeamIds'>[]
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
 * Where a supporter's page is on a site, by the rule that makes its lists (docs/decisions/0010).
 *
 * @returns undefined where the site raises money for nothing just now: it lists nobody
 */
export function pageListingOf(
  page: ListedPage,
  { variant, items }: ListingSettings,
): PageListing | undefined {
  if (items.length === 0) return undefined
  if (!page.active) return 'closed'
  const ofType = (type: string) => items.filter((item) => item.type === type)
  const find = (list: typeof items, ...own: readonly (string | undefined)[]) =>
    list.find(({ uid }) => own.some((one) => isSameId(one, uid)))
  const listing = (item: (typeof items)[number] | undefined, as: PageListing, other: PageListing) =>
    (item ?? items[0])?.excludeTeamIds.some((team) =>
      [page.teamPageId, page.teamShortName].some((own) => isSameId(own, team)),
    )
      ? 'leftOut'
      : item === undefined
        ? other
        : as
  const campaigns = ofType('campaign')
  if (variant !== peerToPeerVariant && campaigns.length > 0) {
    return listing(find(campaigns, page.campaign), 'listed', 'elsewhere')
  }
  const [events, charities] = [ofType('event'), ofType('charity')]
  if (variant !== peerToPeerVariant && events.length + charities.length > 0) {
    const item = find(events, page.event) ?? find(charities, page.charityId)
    return listing(item, 'ranked', 'elsewhere')
  }
  return listing(find(ofType('page'), page.uuid, page.slug, page.id), 'listed', 'notChosen')
}
