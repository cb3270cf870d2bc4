import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Avatar } from '../avatar/avatar.tsx'
import * as styles from './donation-list.css.ts'

/** One gift, in formatted text. */
export interface DonationListEntry {
  id: string | number
  name: string
  /** Left out when the donor hid it. */
  amount?: string | undefined
  message?: string | undefined
  /** Such as "2 hours ago". */
  when?: string | undefined
  /** The same for machines, ISO 8601. */
  dateTime?: string | undefined
  image?: string | null | undefined
  /** Below all of it, such as a button for who received it. */
  end?: ReactNode
}

export interface DonationListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly DonationListEntry[]
  /** Cards in as many columns as there is room for, or always one. @default 'auto' */
  columns?: 'auto' | 'one' | undefined
  /** Shown while there are no gifts. */
  empty?: ReactNode
}

/** The latest gifts and what people wrote with them. Renders a `<ul>`, or a `<p>` with `empty`. */
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
