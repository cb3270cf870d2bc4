import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Link } from '../link/link.tsx'
import * as styles from './team-member-list.css.ts'

/** Somebody in a team, in formatted text. */
export interface TeamMember {
  id: string | number
  name: string
  /** Such as "£120". */
  raised?: string | undefined
  /** Such as "42.5 km". */
  distance?: string | undefined
  image?: string | null | undefined
  /** Their page. */
  href?: string | undefined
  /** Leads the team. @default false */
  captain?: boolean | undefined
}

export interface TeamMemberListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  members: readonly TeamMember[]
  /** Shown while the list is empty. */
  empty?: ReactNode
  /** @default 'Captain' */
  captainLabel?: string | undefined
}

/**
 * Who is in a team, what each has raised and how far they have come. Renders a `<ul>`, or a `<p>` with
 * `empty`.
 */
export function TeamMemberList({
  members,
  empty,
  captainLabel = 'Captain',
  className,
  ...rest
}: TeamMemberListProps) {
  if (members.length === 0) return empty ? <p className={styles.empty}>{empty}</p> : null
  return (
    <ul className={classNames(styles.list, className)} {...rest}>
      {members.map((member) => (
        <li key={member.id} className={styles.member}>
          <Avatar name={member.name} src={member.image} />
          <span className={styles.words}>
            <span className={styles.name}>
              {member.href === undefined ? (
                member.name
              ) : (
                <Link href={member.href} className={styles.link}>
                  {member.name}
                </Link>
              )}
            </span>
            {member.captain === true ? <Badge>{captainLabel}</Badge> : null}
          </span>
          <span className={styles.figures}>
            {member.raised ? <span className={styles.raised}>{member.raised}</span> : null}
            {member.distance ? <span className={styles.distance}>{member.distance}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
