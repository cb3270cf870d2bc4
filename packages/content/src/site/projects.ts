import { isActiveWindow, getWindowLimits } from '@milepost/measures'
import { ContentError } from '../documents/errors.ts'
import type { MatchingConfig, PlatformSettings, ProjectItem, SiteConfig } from './site-config.ts'

/** Returns the settings of the site's platform, which is the first one in its document. */
export function getPlatformSettings(
  site: Pick<SiteConfig, 'platform'>,
): PlatformSettings | undefined {
  return site.platform[0]
}

/** Error message for peer-to-peer projects that are not pages (Spec §5, §8). */
export const pagesOnlyMessage = 'Projects on Everydayhero must be based on pages only'

/** ID of the peer-to-peer variant. */
export const peerToPeerVariant = 'everydayhero'

/** Returns the indexes of items that the peer-to-peer variant does not support; always empty for other variants. */
export function getNonPageItems({
  variant,
  items,
}: Pick<PlatformSettings, 'variant' | 'items'>): number[] {
  if (variant !== peerToPeerVariant) return []
  return items.flatMap(({ type }, index) => (type === 'page' ? [] : [index]))
}

/**
 * Returns the site's active projects, without duplicates. The peer-to-peer variant only supports pages (Spec §5), so its
 * other items are ignored.
 *
 * @throws ContentError 'Projects on Everydayhero must be based on pages only' if none of that variant's items is a page
 */
export function getActiveProjects(
  site: Pick<SiteConfig, 'document' | 'platform'>,
  { now }: { now: Date },
): ProjectItem[] {
  const [settings] = site.platform
  if (settings === undefined) return []
  const { items, utcOffsetHours } = settings
  const [broken] = getNonPageItems(settings)
  if (broken !== undefined && !items.some(({ type }) => type === 'page')) {
    const field = `platform[0].items[${broken}].type`
    throw new ContentError({ document: site.document, field, problem: pagesOnlyMessage })
  }
  return removeDuplicateProjects(
    items.filter(
      (item) =>
        (broken === undefined || item.type === 'page') &&
        isProjectActive(item, { now, utcOffsetHours }),
    ),
  )
}

/** Returns the projects that ended most recently, without duplicates. For sites without active projects. */
export function getEndedProjects(
  { platform: [settings] }: Pick<SiteConfig, 'platform'>,
  { now }: { now: Date },
): ProjectItem[] {
  if (settings === undefined) return []
  const { items, utcOffsetHours } = settings
  const broken = getNonPageItems(settings)
  const ended = items
    .filter((_, index) => !broken.includes(index))
    .map((item) => ({ item, endMs: getProjectEndMs(item, utcOffsetHours) }))
    .filter(({ endMs }) => endMs <= now.getTime())
  const lastMs = Math.max(...ended.map(({ endMs }) => endMs))
  return removeDuplicateProjects(
    ended.filter(({ endMs }) => endMs === lastMs).map(({ item }) => item),
  )
}

/** Removes duplicate projects: those with the same type and ID, case-insensitive. */
export function removeDuplicateProjects<T extends Pick<ProjectItem, 'type' | 'uid'>>(
  items: readonly T[],
): T[] {
  const keys = items.map(({ type, uid }) => `${type} ${uid.trim().toLowerCase()}`)
  return items.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

/**
 * Whether a project has started and not ended. Missing dates set no limit. The end date is inclusive: the project is
 * active until the end of that day (Spec §5).
 *
 * @param item - project, whose dates without an offset are in the site's local time
 * @param utcOffsetHours - UTC offset of the site's local time, in hours. UTC is local time minus the offset (Spec §9)
 */
export function isProjectActive(
  item: Pick<ProjectItem, 'startDate' | 'endDate'>,
  { now, utcOffsetHours }: { now: Date; utcOffsetHours: number },
): boolean {
  return isActiveWindow({ ...item, utcOffset: utcOffsetHours }, now)
}

/** Returns the end of a project, in ms since epoch; Infinity if it has no end date. */
function getProjectEndMs(
  { endDate }: Pick<ProjectItem, 'endDate'>,
  utcOffsetHours: number,
): number {
  return getWindowLimits({ endDate, utcOffset: utcOffsetHours }).endMs ?? Infinity
}

/**
 * Returns the period in which donations are matched, in ms since epoch, with an exclusive end. A date without a time
 * includes the whole day in the site's local time.
 *
 * @returns limits that are undefined if they are not set
 */
export function getMatchingWindow(
  site: Pick<SiteConfig, 'platform'>,
  { starts, ends }: Pick<MatchingConfig, 'starts' | 'ends'>,
): { startMs: number | undefined; endMs: number | undefined } {
  const utcOffset = getPlatformSettings(site)?.utcOffsetHours
  const { startMs } = getWindowLimits({ startDate: starts, utcOffset })
  return { startMs, endMs: getEndMs(ends, utcOffset) }
}

/** Returns the time of a timestamp, or the end of a day in the site's local time. */
function getEndMs(end: string | undefined, utcOffset: number | undefined): number | undefined {
  return end?.includes('T') === true
    ? getWindowLimits({ startDate: end, utcOffset }).startMs
    : getWindowLimits({ endDate: end, utcOffset }).endMs
}
