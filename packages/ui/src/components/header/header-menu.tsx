'use client'

import { useId, type FocusEvent, type KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import type { NavigationItem } from './header.tsx'
import * as styles from './header.css.ts'

/** The main navigation: links, and menus that fold out. Renders a `<nav>`. */
export function HeaderMenu({ items, label }: { items: readonly NavigationItem[]; label: string }) {
  const group = useId()
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) =>
          item.children === undefined || item.children.length === 0 ? (
            <li key={item.label}>
              <MenuLink item={item} />
            </li>
          ) : (
            <li key={item.label}>
              {/* One name for all: opening one menu closes the other. The handlers listen to what
                  bubbles up from the summary and the links. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
              <details
                name={group}
                className={styles.foldOut}
                onBlur={closeWhenLeft}
                onKeyDown={closeOnEscape}
              >
                <summary className={styles.foldTitle}>
                  {item.label}
                  <Icon name="chevron" className={styles.chevron} />
                </summary>
                <ul className={styles.foldList}>
                  {item.children.map((child) => (
                    <li key={child.label}>
                      <MenuLink item={child} />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

function MenuLink({ item }: { item: NavigationItem }) {
  return (
    <Link
      href={item.href ?? '#'}
      onClick={
        item.onClick &&
        ((event) => {
          event.preventDefault()
          item.onClick?.()
        })
      }
      className={styles.link}
      aria-current={item.current === true ? 'page' : undefined}
    >
      {item.label}
    </Link>
  )
}

// The browser opens and closes by itself; these two only add what a menu's users expect.
function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
  const next = event.relatedTarget
  if (next !== null && !event.currentTarget.contains(next)) event.currentTarget.open = false
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.stopPropagation()
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}
