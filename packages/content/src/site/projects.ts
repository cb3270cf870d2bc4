import { isActiveWindow, windowLimits } from '@milepost/measures'
import { ContentError } from '../documents/errors.ts'
import type { MatchingConfig, PlatformSettings, ProjectItem, SiteConfig } from './site-config.ts'

/** Platform of a site: the first one in its document; undefined if there is none. */
export function platformOf(site: Pick<SiteConfig, 'platform'>): PlatformSettings | undefined {
  return site.platform[0]
}

/** Error of the peer-to-peer variant if a project is not a page (Spec §5, §8). */
export const pagesOnlyMessage = 'Projects on Everydayhero must be based on pages only'

/** ID of the peer-to-peer variant. */
export const peerToPeerVariant = 'everydayhero'

/** Indexes of the items that the peer-to-peer variant does not support. */
export function nonPageItems({
  variant,
  items,
}: Pick<PlatformSettings, 'variant' | 'items'>): number[] {
  if (variant !== peerToPeerVariant) return []
  return items.flatMap(({ type }, index) => (type === 'page' ? [] : [index]))
}

/**
 * Returns the site's open projects, without duplicates.
 *
 * On the peer-to-peer variant, whose projects are pages only (Spec §5), items of other types are ignored.
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

/** Returns the projects that ended last, without duplicates, for sites without open projects. */
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

/** Removes duplicate projects. IDs are case-insensitive. */
export function distinctProjects<T extends Pick<ProjectItem, 'type' | 'uid'>>(
  items: readonly T[],
): T[] {
  const keys = items.map(({ type, uid }) => `${type} ${uid.trim().toLowerCase()}`)
  return items.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

/**
 * Whether a project is open: its start is empty or past, and its end is empty or not past. The end includes the whole
 * day (Spec §5).
 *
 * @param item - dates without an offset are in the site's time
 * @param utcOffsetHours - hours ahead of UTC; UTC is local minus the offset (Spec §9)
 */
export function isProjectActive(
  item: Pick<ProjectItem, 'startDate' | 'endDate'>,
  { now, utcOffsetHours }: { now: Date; utcOffsetHours: number },
): boolean {
  return isActiveWindow({ ...item, utcOffset: utcOffsetHours }, now)
}

/** End of a project in milliseconds since 1970. Infinity without an end date. */
function projectEndMs({ endDate }: Pick<ProjectItem, 'endDate'>, utcOffsetHours: number): number {
  return windowLimits({ endDate, utcOffset: utcOffsetHours }).endMs ?? Infinity
}

/**
 * Time during which donations are matched, in milliseconds since 1970; the end is exclusive. A date without a time is
 * the whole day, in the site's time.
 *
 * @returns undefined for a missing limit
 */
export function matchingWindow(
  site: Pick<SiteConfig, 'platform'>,
  { starts, ends }: Pick<MatchingConfig, 'starts' | 'ends'>,
): { startMs: number | undefined; endMs: number | undefined } {
  const utcOffset = platformOf(site)?.utcOffsetHours
  const { startMs } = windowLimits({ startDate: starts, utcOffset })
  return { startMs, endMs: endMsOf(ends, utcOffset) }
}

/** End of a day in the site's time, or the exact time of a timestamp. */
function endMsOf(end: string | undefined, utcOffset: number | undefined): number | undefined {
  return end?.includes('T') === true
    ? windowLimits({ startDate: end, utcOffset }).startMs
    : windowLimits({ endDate: end, utcOffset }).endMs
}
