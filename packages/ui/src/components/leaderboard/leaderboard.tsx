import { Children, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './leaderboard.css.ts'

export interface LeaderboardProps extends ComponentProps<'ol'> {
  /** `LeaderboardItem`s, first place first. */
  children?: ReactNode
  /** Two columns where there is room and more than six rows, or always one. @default 'auto' */
  columns?: 'auto' | 'one' | undefined
  /** Shown while there are no items. */
  empty?: ReactNode
}

/**
 * A ranked list, such as people by amount. Renders an `<ol>`, or a `<p>` with `empty` when there is nobody yet. Give it an
 * `aria-label` where no heading is above.
 */
export function Leaderboard({
  columns = 'auto',
  empty,
  className,
  children,
  ...rest
}: LeaderboardProps) {
  if (Children.count(children) === 0) return empty ? <p className={styles.empty}>{empty}</p> : null
  return (
    <ol
      className={classNames(styles.list, styles.columns[columns], className)}

      {...rest}
    >
      {children}
    </ol>
  )
}
