import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import { iconViewBox } from '../../theme/kit.ts'
import { icon } from '../icon/icon.css.ts'

// Drawn like the other icons, and kept apart from them: few pages show activities.
const paths = {
  walk: 'M15.6 5a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0 -4.8 0zM17 11l-3 8 5 4 1 6M14 19l-1 4-3 6M17 11l-5 3-1 4M17.5 12l2 4 4 1.5',
  run: 'M19.6 5a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0 -4.8 0zM19.5 10.5l-5 7.5 5 4-1.5 7M14.5 18l-3 5H5M19.5 10.5l-6-1-4.5 4M20 11.5l2.5 4 5 .5',
  ride: 'M2.5 22a5 5 0 1 0 10 0 5 5 0 1 0 -10 0zM19.5 22a5 5 0 1 0 10 0 5 5 0 1 0 -10 0zM7.5 22l4.5-9h8.5l4 9M12 13l4.5 9h-9M16.5 22l4-9-1-4h3.5M9.5 9h4.5M12 13l-.8-4',
  swim: 'M20.3 12a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0 -5.4 0zM4 18l8-8 7 7M12 10l5.5-4M3 22.5c2.2-2 4.3-2 6.5 0s4.3 2 6.5 0 4.3-2 6.5 0 4.3 2 6.5 0M3 28c2.2-2 4.3-2 6.5 0s4.3 2 6.5 0 4.3-2 6.5 0 4.3 2 6.5 0',
  hike: 'M3 28l9.5-17 6 10 3-4.5L29 28zM12.5 11V3.5l6.5 2.5-6.5 2.5',
  wheelchair:
    'M11.7 4.5a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0 -4.6 0zM14 10v9h8.5l3.5 8 2.5-1M14 14h7M10.5 16a7.5 7.5 0 1 0 10.5 9.5',
} as const

/** What an activity can be (Spec §3). */
export const activityTypes = Object.keys(paths) as readonly ActivityType[]
/** The same as a type. */
export type ActivityType = keyof typeof paths

export interface ActivityIconProps extends Omit<ComponentProps<'svg'>, 'children' | 'type'> {
  /** An unknown type is drawn as a walk. */
  type: ActivityType
  /** What it means. Left out, the icon is decoration beside a text that says it. */
  label?: string | undefined
}

/** The sign of an activity, as large as the text it is in. Renders an `<svg>`. */
export function ActivityIcon({ type, label, className, ...rest }: ActivityIconProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      viewBox={`0 0 ${iconViewBox} ${iconViewBox}`}
      className={classNames(icon, className)}
      focusable="false"
      {...meaning}
      {...rest}
    >
      <path d={Object.hasOwn(paths, type) ? paths[type] : paths.walk} />
    </svg>
  )
}
