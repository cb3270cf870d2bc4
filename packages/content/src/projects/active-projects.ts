import { ContentError } from '../errors/content-error.ts'
import { nonPageItems, pagesOnlyMessage } from '../site/pages-only-rule.ts'
import type { ProjectItem, SiteConfig } from '../site/site-config.ts'
import { isProjectActive, projectEndMs } from './is-project-active.ts'

/**
 * The open projects of a site, each once however often the document lists it; empty if the site names no platform.
 *
 * On the peer-to-peer variant, whose projects are pages only (Spec §5), items of other types are left out.
 *
 * @throws ContentError 'Projects on Everydayhero must be based on pages only' if no item of that variant is a page
 */
export function activeProjects(
  site: Pick<SiteConfig, 'document' | 'platform'>,
  { now }: { now: Date },
): ProjectItem[] {
  const [settings] = site.platform
  if (settings === undefined) return []
  const { items, utcOffsetHours } = settings
  const [broken] = nonPageItems(settings)
  if (broken !== undefined && !items.some(({ type }) => type === 'page')) {
    const field = `platform[0].items[${broken}].type`
    throw new ContentError({ document: site.document, field, problem: pagesOnlyMessage })
  }
  return distinctProjects(
    items.filter(
      (item) =>
        (broken === undefined || item.type === 'page') &&
        isProjectActive(item, { now, utcOffsetHours }),
    ),
  )
}

/**
 * The projects that ended last, each once. They are what an ended campaign's site is about while nothing is open.
 */
export function endedProjects(
  { platform: [settings] }: Pick<SiteConfig, 'platform'>,
  { now }: { now: Date },
): ProjectItem[] {
  if (settings === undefined) return []
  const { items, utcOffsetHours } = settings
  const broken = nonPageItems(settings)
  const ended = items
    .filter((_, index) => !broken.includes(index))
    .map((item) => ({ item, endMs: projectEndMs(item, utcOffsetHours) }))
    .filter(({ endMs }) => endMs <= now.getTime())
  const lastMs = Math.max(...ended.map(({ endMs }) => endMs))
  return distinctProjects(ended.filter(({ endMs }) => endMs === lastMs).map(({ item }) => item))
}

/** Projects without those that are listed a second time. Ids are compared without case. */
export function distinctProjects<T extends Pick<ProjectItem, 'type' | 'uid'>>(
  items: readonly T[],
): T[] {
  const keys = items.map(({ type, uid }) => `${type} ${uid.trim().toLowerCase()}`)
  return items.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}
