import { Badge, Heading, RouteMap } from '@milepost/ui'
import type { ActivityView } from './to-supporter-view.ts'
import * as styles from './activity-list.css.ts'

interface ActivityListProps {
  activities: readonly ActivityView[]
  /** Accessible name of a map. `{name}` is the activity's title. */
  routeLabel: string
  /** Label that expands the list. `{count}` is the number of activities. @default all are shown */
  allLabel?: string | undefined
}

/** Number of activities before the list is expanded. */
const shownAtFirst = 6

/** List of a supporter's activities, latest first, with maps of their routes. Shows the first ones until it is expanded. */
export function ActivityList({ activities, allLabel, ...rest }: ActivityListProps) {
  const shown = allLabel === undefined ? activities.length : shownAtFirst
  const more = activities.slice(shown)
  return (
    <>
      <Activities activities={activities.slice(0, shown)} {...rest} />
      {more.length === 0 ? null : (
        <details className={styles.more}>
          <summary>{allLabel?.replace('{count}', String(activities.length))}</summary>
          <Activities activities={more} {...rest} />
        </details>
      )}
    </>
  )
}

function Activities({ activities, routeLabel }: Omit<ActivityListProps, 'allLabel'>) {
  return (
    <ul className={styles.list}>
      {activities.map((activity) => (
        <li key={activity.id} className={styles.item}>
          {activity.polyline === '' ? null : (
            <RouteMap
              polyline={activity.polyline}
              label={routeLabel.replace('{name}', () => activity.title)}
              className={styles.map}
            />
          )}
          <Heading level={3} size="h6" className={styles.title}>
            {activity.title}
          </Heading>
          <p className={styles.facts}>
            {activity.title === activity.kind ? null : <span>{activity.kind}</span>}
            {activity.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {activity.when === undefined ? null : (
              <time dateTime={activity.at}>{activity.when}</time>
            )}
          </p>
          {activity.manual === '' ? null : (
            <span>
              <Badge>{activity.manual}</Badge>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
