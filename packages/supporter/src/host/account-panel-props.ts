import type { AccountView } from './account-view.ts'

export interface AccountPanelProps {
  view: AccountView
  /** Switches to another view. If omitted, the views are separate pages, and links are shown. */
  onView?: ((view: AccountView) => void) | undefined
  /** Called after signing in. */
  onDone: () => void
  /** Target after a sign-in on the identity service. */
  returnTo: string
}
