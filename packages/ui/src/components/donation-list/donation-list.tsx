import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { Avatar } from '../avatar/avatar.tsx'
import * as styles from './donation-list.css.ts'

/** Donation with formatted values. */
export interface DonationListEntry {
  id: string | number
  name: string
  /** Formatted amount. Omit it if the donor has hidden it. */
  amount?: string | undefined
  message?: string | undefined
  /** Formatted time of the donation, such as "2 hours ago". */
  when?: string | undefined
  /** The same time in ISO 8601, for the `<time>` element. */
  dateTime?: string | undefined
  image?: string | null | undefined
  /** Content at the end, such as a button for the recipient. */
  end?: ReactNode
}

export interface DonationListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly DonationListEntry[]
  /** Number of columns: one, or as many as fit. @default 'auto' */
  columns?: 'auto' | 'one' | undefined
  /** Shown if there are no donations. */
  empty?: ReactNode
}

/** List of the latest donations with their messages. Renders a `<ul>`, or a `<p>` with `empty` if there are none. */
export function DonationList({
  items,
  columns = 'auto',
  empty,
  className,
  ...rest
}: DonationListProps) {
  if (items.length === 0) return empty ? <p className={styles.empty}>{empty}</p> : null
  return (
    <ul
      className={classNames(columns === 'one' ? styles.singleColumn : styles.list, className)}

      {...rest}
    >
      {items.map((gift) => (
        <li key={gift.id} className={styles.item}>
          <Avatar name={gift.name} src={gift.image} size="small" />
          <span className={styles.name}>
            {gift.name}
            {gift.when === undefined ? null : (
              <time className={styles.donationDate} dateTime={gift.dateTime}>
                {gift.when}
              </time>
            )}
          </span>
          {gift.amount === undefined ? null : <span className={styles.amount}>{gift.amount}</span>}
          {gift.message ? <p className={styles.message}>{gift.message}</p> : null}
          {gift.end}
        </li>
      ))}
    </ul>
  )
}
