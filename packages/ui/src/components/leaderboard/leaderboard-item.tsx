import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Link } from '../link/link.tsx'
import * as styles from './leaderboard.css.ts'

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
