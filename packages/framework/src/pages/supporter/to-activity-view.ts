import { formatRelativeTime } from '@milepost/measures/format'
import type { FitnessActivity } from '@milepost/platform'
import { type FitnessDisplay, shownRoute, type UnitSystem } from '@milepost/supporter/page-facts'
import { formatMeasure } from '../../totals/measures.ts'
import type { SiteMessages } from '../../messages/site-messages.ts'

/** One activity of a supporter, in words. */
export interface ActivityView {
  id: string
  title: string
  /** Such as `Walk`. */
  kind: string
  /** Such as `12.4 km` and `2 h 10 min`; what is nothing is left out. */
  facts: string[]
  /** ISO 8601; undefined when unknown. */
  at: string | undefined
  when: string | undefined
  description: string
  /** The encoded way without its ends; empty when there is none. */
  polyline: string
  /** Said of what was typed in by hand; empty for what an app recorded. */
  manual: string
}

/** Puts an activity into words. */
export function toActivityView(
  activity: FitnessActivity,
  {
    country,
    messages,
    now,
    index,
    display,
    system,
  }: {
    country: string
    messages: SiteMessages
    now: Date
    index: number
    /** What its owner lets visitors see. */
    display: FitnessDisplay
    /** What its owner measures in. */
    system: UnitSystem
  },
): ActivityView {
  const { type, title, distance, duration, elevation, createdAt } = activity
  const kind = type === undefined ? messages.activityTypes.activity : messages.activityTypes[type]
  return {
    id: activity.id ?? activity.legacyId ?? String(index),
    title: title?.trim() || kind,
    kind,
    facts: [
      ...(distance > 0 ? [formatMeasure('distance', distance, country, system)] : []),
      ...(elevation > 0 ? [`${formatMeasure('elevation', elevation, country, system)} ↑`] : []),
      ...(duration > 0 ? [formatMeasure('duration', duration, country)] : []),
    ],
    at: createdAt,
    when: createdAt === undefined ? undefined : formatRelativeTime(createdAt, now, messages),
    description: activity.description?.trim() ?? '',
    polyline: shownRoute(activity.polyline, display),
    manual: activity.manual ? messages.activityList.manualEntry : '',
  }
}
