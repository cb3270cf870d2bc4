import { Badge, Heading, RouteMap } from '@milepost/ui'
import type { ActivityView } from './to-supporter-view.ts'
import * as styles from './activity-list.css.ts'

/** List of a supporter's activities, latest first, with maps of their routes. */
export function ActivityList({
  activities,
  routeLabel,
}: {
  activities: readonly ActivityView[]
  /** Accessible name of a map. `{name}` is the activity's title. */
  routeLabel: string
}) {
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
