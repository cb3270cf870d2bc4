import { ContentError } from '../errors/content-error.ts'
import { findNonPageItem, pagesOnlyMessage } from '../site/pages-only-rule.ts'
import type { ProjectItem, SiteConfig } from '../site/site-config.ts'
import { isProjectActive } from './is-project-active.ts'

/**
 * What a site raises money for now: the open items of its platform; none when it names no platform.
 *
 * @throws ContentError 'Projects on Everydayhero must be based on pages only' when the peer-to-peer
 *   variant is given anything but pages
 */
export function activeProjects(
  site: Pick<SiteConfig, 'document' | 'platform'>,
  { now }: { now: Date },
): ProjectItem[] {
  const [settings] = site.platform
  if (settings === undefined) return []
  const broken = findNonPageItem(settings)
  if (broken !== undefined) {
    const field = `platform[0].items[${broken}].type`
    throw new ContentError({ document: site.document, field, problem: pagesOnlyMessage })
  }
  const { utcOffsetHours } = settings
  return settings.items.filter((item) => isProjectActive(item, { now, utcOffsetHours }))
}
