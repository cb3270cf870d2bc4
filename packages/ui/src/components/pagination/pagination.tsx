import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './pagination.css.ts'

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Number of the current page, from 1. */
  page: number
  pages: number
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string
  /** Accessible name. @default 'Pages' */
  label?: string | undefined
  /** @default 'Previous', 'Next', 'Page' */
  messages?: { previous: string; next: string; page: string } | undefined
}

/** Links to the pages of a list. Renders a `<nav>`, or nothing if there is only one page. */
export function Pagination({
  page,
  pages,
  hrefFor,
  label = 'Pages',
  messages = { previous: 'Previous', next: 'Next', page: 'Page' },
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
          {messages.previous}
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
                <VisuallyHidden>{messages.page}</VisuallyHidden> {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < last ? (
        <Link href={hrefFor(current + 1)} rel="next" className={styles.stepLink}>
          {messages.next}
          <Icon name="arrow" />
        </Link>
      ) : null}
    </nav>
  )
}

/**
 * Returns the page numbers to display: first, last, current and its neighbours. `null` is a gap.
 *
 * @param page - from 1, clamped to `pages`
 * @param pages - total number of pages. Returns an empty list if it is less than 1
 */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const last = Number.isFinite(pages) ? Math.floor(pages) : 0
  if (last < 1) return []
  const current = Number.isFinite(page) ? Math.min(last, Math.max(1, Math.floor(page))) : 1
  const candidates = [1, 2, current - 1, current, current + 1, last - 1, last].filter(
    (number) =>
      number >= 1 &&
      number <= last &&
      (number === 1 || number === last || Math.abs(number - current) <= 1 || isOnlyOne(number)),
  )
  // A gap for a single page would not be shorter than its number.
  function isOnlyOne(number: number) {
    return (number === 2 && current === 4) || (number === last - 1 && current === last - 3)
  }
  const numbers = [...new Set(candidates)].toSorted((one, other) => one - other)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    return before !== undefined && number - before > 1 ? [null, number] : [number]
  })
}
