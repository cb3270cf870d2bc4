import type { AccountView } from './account-view.ts'

/** The site's paths that supporters' screens link to. Each function gives one path. */
export interface SupporterPaths {
  home: () => string
  /** A supporter's page. */
  page: (slug: string) => string
  /** The form to give to a page. */
  donate: (slug: string) => string
  /** The screen to edit a page; undefined where the host has none. */
  editPage: (slug: string) => string | undefined
  /** The poster of a page, to be printed; undefined where the host has none. */
  poster: (slug: string) => string | undefined
  team: (slug: string) => string
  /** The registration, and one step of it: the step is read from the query `step`. */
  register: (step?: string) => string
  /** Signing in, signing up and resetting a password. */
  account: (view: AccountView) => string
  /** The user's own account: name, email, address and password. */
  ownAccount: () => string
}

/** The paths of a Milepost site (Spec §2). */
export const defaultPaths: SupporterPaths = {
  home: () => '/',
  page: (slug) => `/fundraising/${encodeURIComponent(slug)}`,
  donate: (slug) => `/fundraising/${encodeURIComponent(slug)}/donate`,
  editPage: (slug) => `/fundraising-edit/${encodeURIComponent(slug)}`,
  poster: (slug) => `/fundraising/${encodeURIComponent(slug)}/poster`,
  team: (slug) => `/teams/${encodeURIComponent(slug)}`,
  register: (step) => (step === undefined ? '/register' : `/register?step=${step}`),
  account: (view) => accountPaths[view],
  ownAccount: () => '/account',
}

const accountPaths: Readonly<Record<AccountView, string>> = {
  signIn: '/sign-in',
  signUp: '/sign-up',
  reset: '/reset-password',
}
