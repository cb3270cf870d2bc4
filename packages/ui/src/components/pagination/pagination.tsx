import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { pagesShown } from './pages-shown.ts'
import * as styles from './pagination.css.ts'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Current page, from 1. */
  page: number
  pages: number
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string
  /** Accessible name. @default 'Pages' */
  label?: string | undefined
  /** @default 'Previous', 'Next', 'Page' */
  words?: { previous: string; next: string; page: string } | undefined
}

/** Links to the pages of a list. Renders a `<nav>`, nothing for a single page. */
export function Pagination({
  page,
  pages,
  hrefFor,
  label = 'Pages',
  words = { previous: 'Previous', next: 'Next', page: 'Page' },
  className,
  ...rest
}: PaginationProps) {
  const shown = pagesShown(page, pages)
  const last = shown.at(-1) ?? 0
  if (last < 2) return null
  const current = Number.isFinite(page) ? Math.min(last, Math.max(1, Math.floor(page))) : 1
  return (
    <nav aria-label={label} className={classNames(styles.pagination, className)} {...rest}>
      {current > 1 ? (
        <Link href={hrefFor(current - 1)} rel="prev" className={styles.stepLink}>
          <Icon name="arrow" className={styles.back} />
          {words.previous}
        </Link>
      ) : null}
      <ol className={styles.list}>
        {shown.map((number, index) => (
          <li key={number ?? `gap ${index}`} className={styles.pageSlot}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                href={hrefFor(number)}
                className={styles.page}
                aria-current={number === current ? 'page' : undefined}
              >
                <VisuallyHidden>{words.page}</VisuallyHidden> {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < last ? (
        <Link href={hrefFor(current + 1)} rel="next" className={styles.stepLink}>
          {words.next}
          <Icon name="arrow" />
        </Link>
      ) : null}
    </nav>
  )
}
