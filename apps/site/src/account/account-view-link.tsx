import { Link } from '@milepost/ui'
import type { ReactNode } from 'react'
import { accountPaths, type AccountView } from './account-view.ts'
import * as styles from './account.css.ts'

/** The way to another view: a link between pages, a button inside a dialog. */
export function AccountViewLink({
  to,
  onView,
  returnTo,
  children,
}: {
  to: AccountView
  onView: ((view: AccountView) => void) | undefined
  returnTo: string
  children: ReactNode
}) {
  if (onView) {
    return (
      <button type="button" className={styles.viewLink} onClick={() => onView(to)}>
        {children}
      </button>
    )
  }
  const query = returnTo === '/' ? '' : `?${new URLSearchParams({ redirect: returnTo }).toString()}`
  return (
    <Link href={accountPaths[to] + query} className={styles.viewLink}>
      {children}
    </Link>
  )
}
