import type { AccountView } from './account-view.ts'

/** Paths of the site that supporter screens link to. */
export interface SupporterPaths {
  home: () => string
  /** Supporter page. */
  page: (slug: string) => string
  /** Donation form of a page. */
  donate: (slug: string) => string
  /** Editor of a page; undefined if the application has none. */
  editPage: (slug: string) => string | undefined
  /** Printable poster of a page; undefined if the application has none. */
  poster: (slug: string) => string | undefined
  team: (slug: string) => string
  /** Registration, or one of its steps, which is in the query parameter `step`. */
  register: (step?: string) => string
  /** Sign-in, sign-up and password reset. */
  account: (view: AccountView) => string
  /** Account settings: name, email, address and password. */
  ownAccount: () => string
}

/** Paths of a Milepost site (Spec §2). */
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
