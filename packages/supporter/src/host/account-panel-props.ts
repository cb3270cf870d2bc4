import type { AccountView } from './account-view.ts'

export interface AccountPanelProps {
  view: AccountView
  /** Shows another view. Left out, views are pages of their own and these are links. */
  onView?: ((view: AccountView) => void) | undefined
  /** Somebody is signed in now. */
  onDone: () => void
  /** Where a sign-in on the identity service's pages comes back to. */
  returnTo: string
}
