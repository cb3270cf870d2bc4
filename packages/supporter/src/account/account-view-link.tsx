import { Link } from '@milepost/ui'
import type { ReactNode } from 'react'
import type { AccountView } from '../host/account-view.ts'
import { useHost } from '../host/host-context.ts'
import * as styles from './account.css.ts'

/** Link to another account view; inside a dialog, a button that switches the view. */
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
  const { paths } = useHost()
  if (onView) {
    return (
      <button type="button" className={styles.viewLink} onClick={() => onView(to)}>
        {children}
      </button>
    )
  }
  const query =
    returnTo === paths.home() ? '' : `?${new URLSearchParams({ redirect: returnTo }).toString()}`
  return (
    <Link href={paths.account(to) + query} className={styles.viewLink}>
      {children}
    </Link>
  )
}
