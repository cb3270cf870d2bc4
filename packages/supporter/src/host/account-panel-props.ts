import type { AccountView } from './account-view.ts'

export interface AccountPanelProps {
  view: AccountView
  /** Opens another view. If omitted, views are pages and these are links. */
  onView?: ((view: AccountView) => void) | undefined
  /** Called after signing in. */
  onDone: () => void
  /** Target after a sign-in on the identity service. */
  returnTo: string
}
