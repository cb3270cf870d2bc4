import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Badge } from '../badge/badge.tsx'
import { RouteMap } from '../route-map/route-map.tsx'
import { ActivityIcon, type ActivityType } from './activity-icon.tsx'
import * as styles from './activity.css.ts'

/** Words of an activity. */
export interface ActivityWords {
  types: Readonly<Record<ActivityType, string>>
  distance: string
  duration: string
  elevation: string
  manual: string
  route: string
}

export const usualActivityWords: ActivityWords = {
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
  /** Formatted; a figure that is left out is not shown. */
  distance?: string | undefined
  duration?: string | undefined
  elevation?: string | undefined
  /** Such as "Sunday, 14 June". */
  when?: string | undefined
  /** The same for machines, ISO 8601. */
  dateTime?: string | undefined
  /** Typed in by hand, not sent by a fitness app. @default false */
  manual?: boolean | undefined
  /** The route as an encoded polyline. */
  polyline?: string | null | undefined
  /** Below the figures, such as a button that takes it away. */
  end?: ReactNode
  /** Level of the title. @default 3 */
  level?: 2 | 3 | 4 | undefined
  words?: ActivityWords | undefined
}

/** One walk, ride or swim: what it was, how far, and its route. Goes into an `ActivityList`. Renders an `<li>`. */
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
  words = usualActivityWords,
  className,
  ...rest
}: ActivityItemProps) {
  const Title = `h${level}` as const
  const figures = [
    [words.distance, distance],
    [words.duration, duration],
    [words.elevation, elevation],
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
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.meta}>
          <span>{words.types[type] ?? words.types.walk}</span>
          {when === undefined ? null : <time dateTime={dateTime}>{when}</time>}
          {manual ? <Badge>{words.manual}</Badge> : null}
        </p>
        {figures.length === 0 ? null : (
          <dl className={styles.figures}>
            {figures.map(([label, value]) => (
              <div key={label} className={styles.figure}>
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
          label={words.route.replaceAll('{title}', () => title)}
          className={styles.route}
        />
      ) : null}
    </li>
  )
}
