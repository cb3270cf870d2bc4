import { Children, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './activity.css.ts'

export interface ActivityListProps extends ComponentProps<'ul'> {
  /** `ActivityItem`s, the latest first. */
  children?: ReactNode
  /** Shown while the list is empty. */
  empty?: ReactNode
}

/** What somebody, or a team, has done. Renders a `<ul>`, or a `<p>` with `empty` when there is nothing yet. */
export function ActivityList({ empty, className, children, ...rest }: ActivityListProps) {
  if (Children.count(children) === 0) return empty ? <p className={styles.empty}>{empty}</p> : null
  return (
    <ul className={classNames(styles.list, className)} {...rest}>
      {children}
    </ul>
  )
}
