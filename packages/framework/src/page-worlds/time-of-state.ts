import { platformOf, type ProjectItem, type SiteConfig } from '@milepost/content'
import type { PageState } from '../page-states/page-state.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** How long a site raises money before and after today where its document says no dates, in milliseconds. */
const halfMs = 30 * dayMs

/** When a page is looked at, and from when to when the site raises money. In milliseconds since 1970. */
export interface TimeOfState {
  readonly nowMs: number
  /** Undefined where the dates of the document count. */
  readonly period: { readonly startMs: number; readonly endMs: number } | undefined
}

/**
 * The time that a state is at: the day before the site's first project begins, between, six hours before the last one
 * ends, or the day after. A site whose projects have no dates has some made up: thirty days before today, and thirty after.
 *
 * @param nowMs - the real time, in milliseconds since 1970
 */
export function timeOfState(
  site: Pick<SiteConfig, 'platform'>,
  when: PageState['when'],
  nowMs: number,
): TimeOfState {
  if (when === 'today') return { nowMs, period: undefined }
  const own = periodOf(site)
  const today = startOfDayMs(nowMs) - offsetMs(site)
  const startMs = own.startMs ?? Math.min(today, own.endMs ?? today) - halfMs
  const endMs = own.endMs ?? Math.max(today, startMs) + halfMs
  const isWhole = own.startMs !== undefined && own.endMs !== undefined
  const at = {
    before: startMs - dayMs,
    during: nowMs > startMs && nowMs < endMs - dayMs ? nowMs : (startMs + endMs) / 2,
    'last-day': endMs - 6 * hourMs,
    over: endMs + dayMs,
  }
  return { nowMs: Math.round(at[when]), period: isWhole ? undefined : { startMs, endMs } }
}

/** From the first start to the end of the last day that the site's projects name. */
function periodOf({ platform }: Pick<SiteConfig, 'platform'>) {
  const items = platform[0]?.items ?? []
  const offset = offsetMs({ platform })
  const times = (name: 'startDate' | 'endDate') =>
    items.map((item) => Date.parse(item[name] ?? '')).filter((ms) => !Number.isNaN(ms))
  const [starts, ends] = [times('startDate'), times('endDate')]
  return {
    startMs: starts.length === 0 ? undefined : Math.min(...starts) - offset,
    endMs: ends.length === 0 ? undefined : startOfDayMs(Math.max(...ends)) + dayMs - offset,
  }
}

/** How far the site's days are ahead of UTC, in milliseconds. */
function offsetMs({ platform }: Pick<SiteConfig, 'platform'>): number {
  const hours = platform[0]?.utcOffsetHours ?? 0
  return Number.isFinite(hours) ? hours * hourMs : 0
}

function startOfDayMs(ms: number): number {
  return Math.floor(ms / dayMs) * dayMs
}

/** A site that raises money from one time to another, whatever its document says. */
export function withPeriod(site: SiteConfig, period: TimeOfState['period']): SiteConfig {
  const settings = platformOf(site)
  if (period === undefined || settings === undefined) return site
  const startDate = new Date(period.startMs).toISOString()
  // The day of the end counts as a whole.
  const endDate = new Date(period.endMs - dayMs).toISOString()
  const items = settings.items.map((item): ProjectItem => ({ ...item, startDate, endDate }))
  return { ...site, platform: [{ ...settings, items }, ...site.platform.slice(1)] }
}
