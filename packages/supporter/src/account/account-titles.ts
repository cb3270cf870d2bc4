import type { AccountView } from '../host/account-view.ts'
import type { accountMessages } from './account-messages.ts'

/** Message key of each view's title. */
export const accountTitles: Readonly<Record<AccountView, keyof typeof accountMessages.english>> = {
  signIn: 'signIn',
  signUp: 'signUp',
  reset: 'resetPassword',
}
