import { platformOf, type PlatformSettings, type SiteConfig } from '@milepost/content'
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
