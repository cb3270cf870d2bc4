'use client'

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import * as styles from './page-switcher.css.ts'

/** A page that can be chosen, in formatted text. */
export interface SwitchablePage {
  id: string
  name: string
  /** What tells it from the others, such as "£120 raised, ends 3 July". */
  detail?: ReactNode
  image?: string | null | undefined
  /** The address of the page. Without one, `onSelect` is called. */
  href?: string | undefined
}

export interface PageSwitcherProps extends Omit<ComponentProps<'ul'>, 'children' | 'onSelect'> {
  pages: readonly SwitchablePage[]
  /** The page that is chosen now. */
  selectedId?: string | undefined
  onSelect?: ((id: string) => void) | undefined
}

/**
 * The reader's pages, to choose one of (Spec §2). Renders a `<ul>`; nothing when there are none. Give
 * it an `aria-label` where no heading is above.
 */
export function PageSwitcher({
  pages,
  selectedId,
  onSelect,
  className,
  ...rest
}: PageSwitcherProps) {
  if (pages.length === 0) return null
  return (
    <ul className={classNames(styles.list, className)} {...rest}>
      {pages.map((page) => {
        const isCurrent = page.id === selectedId
        const look = {
          className: styles.page,
          'aria-current': isCurrent ? ('true' as const) : undefined,
        }
        const content = (
          <>
            <Avatar name={page.name} src={page.image} size="small" />
            <span>
              <span className={styles.name}>{page.name}</span>{' '}
              {page.detail ? <span className={styles.detail}>{page.detail}</span> : null}
            </span>
            <Icon name={isCurrent ? 'check' : 'arrow'} className={styles.sign} />
          </>
        )
        return (
          <li key={page.id}>
            {page.href === undefined ? (
              <button type="button" {...look} onClick={() => onSelect?.(page.id)}>
                {content}
              </button>
            ) : (
              <Link href={page.href} {...look}>
                {content}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
