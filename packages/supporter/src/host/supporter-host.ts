import type { OptionalCallGroup, PlatformAdapter } from '@milepost/platform/adapter'
import type { ComponentType } from 'react'
import type { SupporterStore } from '../browser-store/supporter-store.ts'
import type { Messages } from '../messages/message-catalogue.ts'

/** Current URL of the host application, without its origin. */
export interface HostLocation {
  readonly pathname: string
  /** Query including `?`, or `''`. */
  readonly search: string
  /** Fragment including `#`, or `''`. */
  readonly hash: string
}

/** Options of client-side navigation. */
export interface NavigateOptions {
  /** Whether to replace the current entry of the browser's history. */
  readonly replace?: boolean
  /** Whether to keep the scroll position. */
  readonly preventScrollReset?: boolean
  /** Stored in the history entry, and passed to guards. */
  readonly state?: unknown
}

/** Blocks navigation until the user confirms it. */
export interface NavigationGuard {
  /** Whether leaving for another URL must be confirmed. */
  readonly shouldBlock: (
    from: Pick<HostLocation, 'pathname'>,
    to: Pick<HostLocation, 'pathname'> & { readonly state: unknown },
  ) => boolean
  /** Called with each blocked navigation. */
  readonly onBlocked: (navigation: BlockedNavigation) => void
}

/** A blocked navigation, to be continued or cancelled. */
export interface BlockedNavigation {
  readonly proceed: () => void
  readonly stay: () => void
}

/**
 * Platform for a visitor who is not signed in. A function is called when the platform is first needed, so that its code is
 * loaded on demand, and again if it failed.
 */
export type SupporterPlatform = PlatformAdapter | (() => Promise<PlatformAdapter>)

/** The application that hosts the supporter screens. */
export interface SupporterHost {
  readonly settings: SupporterSettings
  readonly platform: SupporterPlatform
  /** Messages that override the defaults, by key. */
  readonly messages?: Messages | undefined
  /** Paths of the application's screens. @default `defaultPaths` */
  readonly paths?: Partial<SupporterPaths> | undefined
  /** Returns the store of the browser state. Called in the browser only. @default `getBrowserStore` */
  readonly store?: (() => SupporterStore) | undefined
  /** Account panel for dialogs and screens. May be lazy. @default `AccountPanel` of `/account` */
  readonly accountPanel?: ComponentType<AccountPanelProps> | undefined
  readonly location: HostLocation
  /** Navigates to a path of the site. */
  readonly navigate: (to: string, options?: NavigateOptions) => void | Promise<void>
  /** Refetches the data of the surrounding screen. @default does nothing */
  readonly revalidate?: (() => void | Promise<void>) | undefined
  /**
   * Installs a navigation guard, and returns a function that removes it.
   * @default no guard; the browser prompts only when the tab is closed
   */
  readonly block?: ((guard: NavigationGuard) => () => void) | undefined
  /** Called after a change to a page or a team, for example to invalidate caches. @default does nothing */
  readonly onChange?: ((kind: 'page' | 'team', slug: string) => void | Promise<void>) | undefined
}

/** Settings of the site for supporter screens. They are public, because pages contain them. */
export interface SupporterSettings {
  /** BCP 47 tag, such as `en-GB`. */
  readonly language: string
  /** Absolute URL of the site, such as `https://river.example`, for shared links. */
  readonly origin: string
  readonly signIn: SignInSettings
  /** Projects whose pages belong to the site. @default all pages of a supporter */
  readonly pagesOf?: Partial<SiteProjects> | undefined
  /**
   * Groups of platform calls that are not supported. Screens omit what needs them.
   * @default none; all groups are supported
   */
  readonly lacks?: readonly OptionalCallGroup[] | undefined
  /**
   * Whether each page has a page with its embed code, at `/embed` below its path.
   * @default false
   */
  readonly embedsPages?: boolean | undefined
}

/** Sign-in method. */
export interface SignInSettings {
  /** `identity` uses the identity service, `form` the forms of this site (decisions: S3.54). */
  readonly method: 'identity' | 'form'
  readonly authType: 'Bearer' | 'Basic'
  /** Client id at the identity service; `''` if the method is `form`. */
  readonly clientId: string
  /** Redirect URI for the identity service, such as `https://river.example/auth/callback`. */
  readonly redirectUri: string
  /** Name, terms and privacy policy of the platform. */
  readonly platformName: string
  readonly termsUrl: string
  readonly privacyUrl: string
}

/** Project ids that select a supporter's pages on this site. Empty lists accept all. */
export interface SiteProjects {
  readonly campaign: readonly string[]
  readonly charity: readonly string[]
  readonly event: readonly string[]
}

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

export interface AccountPanelProps {
  view: AccountView
  /** Switches to another view. If omitted, the views are separate pages, and links are shown. */
  onView?: ((view: AccountView) => void) | undefined
  /** Called after signing in. */
  onDone: () => void
  /** Target after a sign-in on the identity service. */
  returnTo: string
}

/** View of the account panel. */
export type AccountView = 'signIn' | 'signUp' | 'reset'
