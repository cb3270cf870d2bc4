import { getPlatformSettings, type ProjectItem, type SiteConfig } from '@milepost/content'
import type { Services } from '../services/services.ts'
import { peerToPeerVariant } from '../base/site-environment.ts'
import { createCampaignProject } from './campaign-project.ts'
import { createCauseProject } from './cause-project.ts'
import { createPagesProject } from './pages-project.ts'
import { getCurrentItems, type Project } from './project.ts'

/**
 * Creates the site's current project from its open campaigns, otherwise from its open events and charities, otherwise from its
 * listed pages. Never combines these, because they may contain the same donations. If nothing is open, uses the items that
 * ended last, with `hasEnded`.
 *
 * @returns undefined if the site has no items, so that it has content, but no totals
 * @throws ContentError 'Projects on Everydayhero must be based on pages only' (Spec §5)
 */
export function loadProject(site: SiteConfig, services: Services): Project | undefined {
  const { items, hasEnded } = getCurrentItems(site, services.now())
  const project = createProject(site, services, items)
  return project === undefined || !hasEnded
    ? project
    : {
        ...project,
        hasEnded,
        donateUrl: '',
        donationTarget: resolveUndefined,
        startUrl: resolveUndefined,
      }
}

const resolveUndefined = () => Promise.resolve(undefined)

function createProject(
  site: SiteConfig,
  services: Services,
  items: readonly ProjectItem[],
): Project | undefined {
  const settings = getPlatformSettings(site)
  const [first] = items
  if (settings === undefined || first === undefined) return undefined
  const { country } = site.localisation
  const shared = {
    services,
    platform: services.platformFor(settings.variant),
    country,
    variant: settings.variant,
    override: {
      name: first.overridePageName,
      targetMajor: first.overrideTarget,
      story: first.overridePageStory,
      image: first.overridePageImage?.url ?? '',
      url: first.url,
      donateUrl: first.donateUrl,
    },
  }
  const ids = (type: string) =>
    items
      .filter((item) => item.type === type)
      .map(({ uid: id, excludeOffline, excludeTeamIds }) => ({
        id,
        excludeOffline,
        excludeTeamIds,
      }))
  const campaigns = ids('campaign')
  if (campaigns.length > 0 && settings.variant !== peerToPeerVariant) {
    return createCampaignProject({ ...shared, campaigns })
  }
  const [charities, events] = [ids('charity'), ids('event')]
  if (charities.length + events.length > 0 && settings.variant !== peerToPeerVariant) {
    return createCauseProject({ ...shared, charities, events })
  }
  const pages = ids('page')
  return pages.length > 0 ? createPagesProject({ ...shared, pages }) : undefined
}
