import { platformOf, type PlatformSettings, type SiteConfig } from '@milepost/content'
import type { Page } from '@milepost/platform'
import { isSameId } from './is-same-id.ts'
import { currentItems } from './load-project.ts'

/**
 * Returns the platform settings that apply to a site's current project: the first of its items wins over the platform (Spec §3).
 *
 * @throws ContentError 'Projects on Everydayhero must be based on pages only' (Spec §5)
 */
export function projectSettings(site: SiteConfig, now: Date): PlatformSettings | undefined {
  const settings = platformOf(site)
  const [first] = currentItems(site, now).items
  if (settings === undefined || first === undefined) return settings
  const { excludeOffline, excludeTeamIds, defaultPageStory } = first
  return { ...settings, excludeOffline, excludeTeamIds, defaultPageStory }
}

/** What a page or a team belongs to. */
export interface Belongings {
  readonly campaign: string | undefined
  readonly event: string | undefined
  readonly charityId: string | undefined
  /** A page's guid, slug and number. */
  readonly ids?: readonly string[]
}

/** Whether offline donations of a page or a team do not count: by the setting of its item, or else of the first item. */
export function excludesOffline(
  site: SiteConfig,
  now: Date,
  { campaign, event, charityId, ids = [] }: Belongings,
): boolean {
  const { items } = currentItems(site, now)
  const own = { campaign: [campaign], event: [event], charity: [charityId], page: ids }
  const item = (['campaign', 'event', 'charity', 'page'] as const)
    .map((type) =>
      items.find((one) => one.type === type && own[type].some((id) => isSameId(id, one.uid))),
    )
    .find((found) => found !== undefined)
  return (item ?? items[0] ?? platformOf(site))?.excludeOffline === true
}

/** Whether offline donations of a supporter's page do not count. */
export function excludesOfflineOfPage(site: SiteConfig, now: Date, page: Page): boolean {
  const { campaign, event, charityId, uuid, slug, id } = page
  return excludesOffline(site, now, { campaign, event, charityId, ids: [uuid, slug, id] })
}
