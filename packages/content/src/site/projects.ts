import { isActiveWindow, windowLimits } from '@milepost/measures'
import { ContentError } from '../documents/errors.ts'
import type { MatchingConfig, PlatformSettings, ProjectItem, SiteConfig } from './site-config.ts'

/** The platform a site runs on: the first variant its document names; undefined when it names none. */
export function platformOf(site: Pick<SiteConfig, 'platform'>): PlatformSettings | undefined {
  return site.platform[0]
}

/** What breaks when the peer-to-peer variant is given anything but pages (Spec §5, §8). */
export const pagesOnlyMessage = 'Projects on Everydayhero must be based on pages only'

/** The peer-to-peer variant's id in a document. */
export const peerToPeerVariant = 'everydayhero'

/** Indexes of the items that the peer-to-peer variant does not allow. */
export function nonPageItems({
  variant,
  items,
}: Pick<PlatformSettings, 'variant' | 'items'>): number[] {
  if (variant !== peerToPeerVariant) return []
  return items.flatMap(({ type }, index) => (type === 'page' ? [] : [index]))
}

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

/**
 * Whether a project is open: its start is empty or past, its end empty or not yet past, the end's
 * day included (Spec §5).
 *
 * @param item - dates are days or local times of the platform slice, unless they name their own offset
 * @param utcOffsetHours - hours ahead of UTC; UTC is local minus the offset (Spec §9)
 */
export function isProjectActive(
  item: Pick<ProjectItem, 'startDate' | 'endDate'>,
  { now, utcOffsetHours }: { now: Date; utcOffsetHours: number },
): boolean {
  return isActiveWindow({ ...item, utcOffset: utcOffsetHours }, now)
}

/** End of a project in milliseconds since 1970: the end of its end date's day. Infinity without an end date. */
function projectEndMs({ endDate }: Pick<ProjectItem, 'endDate'>, utcOffsetHours: number): number {
  return windowLimits({ endDate, utcOffset: utcOffsetHours }).endMs ?? Infinity
}

/**
 * When gifts are matched, in milliseconds since 1970: from the start, and before the end. A start or an end that is a
 * day, not a time, is the whole of it, in the site's own time.
 *
 * @returns undefined for a side that is open
 */
export function matchingWindow(
  site: Pick<SiteConfig, 'platform'>,
  { starts, ends }: Pick<MatchingConfig, 'starts' | 'ends'>,
): { startMs: number | undefined; endMs: number | undefined } {
  const utcOffset = platformOf(site)?.utcOffsetHours
  const { startMs, endMs } = windowLimits({ startDate: starts, endDate: ends, utcOffset })
  const isTime = ends?.includes('T') === true
  return { startMs, endMs: isTime ? windowLimits({ startDate: ends, utcOffset }).startMs : endMs }
}
