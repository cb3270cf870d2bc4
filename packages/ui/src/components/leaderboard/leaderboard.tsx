import { Children, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Link } from '../link/link.tsx'
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

export interface LeaderboardItemProps extends Omit<ComponentProps<'li'>, 'children'> {
  rank: number
  name: string
  /** Formatted. */
  amount: ReactNode
  subtitle?: ReactNode
  /** The page of the person or team. */
  href?: string | undefined
  image?: string | null | undefined
}

const podiumPlaces = 3

/** One place of a leaderboard; the whole row leads to its page. Renders an `<li>`. */
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
      <span className={styles.words}>
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
