import { Children, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Link } from '../link/link.tsx'
import * as styles from './leaderboard.css.ts'

export interface LeaderboardProps extends ComponentProps<'ol'> {
  /** `LeaderboardItem` elements in order of rank. */
  children?: ReactNode
  /** `auto` uses two columns for more than six rows if there is space. @default 'auto' */
  columns?: 'auto' | 'one' | undefined
  /** Shown if there are no items. */
  empty?: ReactNode
}

/**
 * Ranked list, for example of fundraisers by amount raised. Set an `aria-label` if it has no heading. Renders an `<ol>`, or a
 * `<p>` with `empty` if there are no items.
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

export interface LeaderboardItemProps extends Omit<ComponentProps<'li'>, 'children'> {
  rank: number
  name: string
  /** Formatted amount, such as "£1,250". */
  amount: ReactNode
  subtitle?: ReactNode
  /** URL of the page of the person or team. */
  href?: string | undefined
  image?: string | null | undefined
}

const podiumPlaces = 3

/** Row of a leaderboard. The name links to `href`. Renders an `<li>`. */
export function LeaderboardItem({
  rank,
  name,
  amount,
  subtitle,
  href,
  image,
  className,
  ...rest
}: LeaderboardItemProps) {
  return (
    <li className={classNames(styles.item, className)} {...rest}>
      <span className={classNames(styles.rank, rank <= podiumPlaces && styles.podium)}>{rank}</span>
      <Avatar name={name} src={image} />
      <span className={styles.content}>
        <span className={styles.name}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          )}
        </span>
        {subtitle ? <span className={styles.subtitle}>{subtitle}</span> : null}
      </span>
      <span className={styles.amount}>{amount}</span>
    </li>
  )
}
