import { Children, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { iconViewBox } from '../../theme/kit.ts'
import { Badge } from '../badge/badge.tsx'
import { icon } from '../icon/icon.css.ts'
import { RouteMap } from '../route-map/route-map.tsx'
import * as styles from './activity.css.ts'

// Separate from the other icons, because few pages show activities.
const paths = {
  walk: 'M15.6 5a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0 -4.8 0zM17 11l-3 8 5 4 1 6M14 19l-1 4-3 6M17 11l-5 3-1 4M17.5 12l2 4 4 1.5',
  run: 'M19.6 5a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0 -4.8 0zM19.5 10.5l-5 7.5 5 4-1.5 7M14.5 18l-3 5H5M19.5 10.5l-6-1-4.5 4M20 11.5l2.5 4 5 .5',
  ride: 'M2.5 22a5 5 0 1 0 10 0 5 5 0 1 0 -10 0zM19.5 22a5 5 0 1 0 10 0 5 5 0 1 0 -10 0zM7.5 22l4.5-9h8.5l4 9M12 13l4.5 9h-9M16.5 22l4-9-1-4h3.5M9.5 9h4.5M12 13l-.8-4',
  swim: 'M20.3 12a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0 -5.4 0zM4 18l8-8 7 7M12 10l5.5-4M3 22.5c2.2-2 4.3-2 6.5 0s4.3 2 6.5 0 4.3-2 6.5 0 4.3 2 6.5 0M3 28c2.2-2 4.3-2 6.5 0s4.3 2 6.5 0 4.3-2 6.5 0 4.3 2 6.5 0',
  hike: 'M3 28l9.5-17 6 10 3-4.5L29 28zM12.5 11V3.5l6.5 2.5-6.5 2.5',
  wheelchair:
    'M11.7 4.5a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0 -4.6 0zM14 10v9h8.5l3.5 8 2.5-1M14 14h7M10.5 16a7.5 7.5 0 1 0 10.5 9.5',
} as const

/** Types of activities (Spec §3). */
export const activityTypes = Object.keys(paths) as readonly ActivityType[]
export type ActivityType = keyof typeof paths

export interface ActivityIconProps extends Omit<ComponentProps<'svg'>, 'children' | 'type'> {
  /** Type of activity. An unknown type gets the walking icon. */
  type: ActivityType
  /** Accessible name. If omitted, the icon is decorative. */
  label?: string | undefined
}

/** Icon of an activity type, sized to the surrounding text. Renders an `<svg>`. */
export function ActivityIcon({ type, label, className, ...rest }: ActivityIconProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      viewBox={`0 0 ${iconViewBox} ${iconViewBox}`}
      className={classNames(icon, className)}
      {...meaning}
      {...rest}
    >
      <path d={Object.hasOwn(paths, type) ? paths[type] : paths.walk} />
    </svg>
  )
}

/** Labels of an activity. In `route`, `{title}` stands for the title of the activity. */
export interface ActivityMessages {
  types: Readonly<Record<ActivityType, string>>
  distance: string
  duration: string
  elevation: string
  manual: string
  route: string
}

export const defaultActivityMessages: ActivityMessages = {
  types: {
    walk: 'Walk',
    run: 'Run',
    ride: 'Ride',
    swim: 'Swim',
    hike: 'Hike',
    wheelchair: 'Wheelchair',
  },
  distance: 'Distance',
  duration: 'Time',
  elevation: 'Climbed',
  manual: 'Manual entry',
  route: 'Route of {title}',
}

export interface ActivityItemProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  type: ActivityType
  title: string
  description?: string | null | undefined
  /** Formatted distance, such as "5.2 km". Omitted stats are not shown. */
  distance?: string | undefined
  duration?: string | undefined
  elevation?: string | undefined
  /** Formatted date, such as "Sunday, 14 June". */
  when?: string | undefined
  /** The same date in ISO 8601, for the `<time>` element. */
  dateTime?: string | undefined
  /** Whether the activity was entered manually. @default false */
  manual?: boolean | undefined
  /** Route as an encoded polyline. If omitted or invalid, no route is drawn. */
  polyline?: string | null | undefined
  /** Content below the stats, such as a delete button. */
  end?: ReactNode
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4 | undefined
  messages?: ActivityMessages | undefined
}

/** Activity with its stats and route, for an `ActivityList`. Renders an `<li>`. */
export function ActivityItem({
  type,
  title,
  description,
  distance,
  duration,
  elevation,
  when,
  dateTime,
  manual = false,
  polyline,
  end,
  level = 3,
  messages = defaultActivityMessages,
  className,
  ...rest
}: ActivityItemProps) {
  const Title = `h${level}` as const
  const stats = [
    [messages.distance, distance],
    [messages.duration, duration],
    [messages.elevation, elevation],
  ].filter(([, value]) => value)
  return (
    <li
      className={classNames(styles.item, className)}
      data-route={polyline ? '' : undefined}
      {...rest}
    >
      <span className={styles.activityIcon}>
        <ActivityIcon type={type} />
      </span>
      <div className={styles.content}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.meta}>
          <span>{messages.types[type] ?? messages.types.walk}</span>
          {when === undefined ? null : <time dateTime={dateTime}>{when}</time>}
          {manual ? <Badge>{messages.manual}</Badge> : null}
        </p>
        {stats.length === 0 ? null : (
          <dl className={styles.stats}>
            {stats.map(([label, value]) => (
              <div key={label} className={styles.stat}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {description ? <p className={styles.description}>{description}</p> : null}
        {end ? <div className={styles.itemEnd}>{end}</div> : null}
      </div>
      {polyline ? (
        <RouteMap
          polyline={polyline}
          label={messages.route.replaceAll('{title}', () => title)}
          className={styles.route}
        />
      ) : null}
    </li>
  )
}

export interface ActivityListProps extends ComponentProps<'ul'> {
  /** `ActivityItem` elements, latest first. */
  children?: ReactNode
  /** Shown while the list is empty. */
  empty?: ReactNode
}

/** List of the activities of a person or team. Renders a `<ul>`, or a `<p>` with `empty` if there are none. */
export function ActivityList({ empty, className, children, ...rest }: ActivityListProps) {
  if (Children.count(children) === 0) return empty ? <p className={styles.empty}>{empty}</p> : null
  return (
    <ul className={classNames(styles.list, className)} {...rest}>
      {children}
    </ul>
  )
}
