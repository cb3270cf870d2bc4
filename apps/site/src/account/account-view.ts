import type { accountMessages } from './account-messages.ts'

/** What somebody is about to do. */
export type AccountView = 'signIn' | 'signUp' | 'reset'

/** The page of each view. */
export const accountPaths: Readonly<Record<AccountView, string>> = {
  signIn: '/sign-in',
  signUp: '/sign-up',
  reset: '/reset-password',
}

/** The title of each view. */
export const accountTitles: Readonly<Record<AccountView, keyof typeof accountMessages>> = {
  signIn: 'signIn',
  signUp: 'signUp',
  reset: 'resetPassword',
}
