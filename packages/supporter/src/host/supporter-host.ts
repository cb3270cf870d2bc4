import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { ComponentType } from 'react'
import type { SupporterStore } from '../browser-store/supporter-store.ts'
import type { AccountPanelProps } from './account-panel-props.ts'
import type { Messages } from '../messages/message-catalogue.ts'
import type { SupporterPaths } from './supporter-paths.ts'
import type { SupporterSettings } from './supporter-settings.ts'

/** Location of the visitor. */
export interface Place {
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
    from: Pick<Place, 'pathname'>,
    to: Pick<Place, 'pathname'> & { readonly state: unknown },
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
  /** Paths of the application's screens. @default those of a Milepost site */
  readonly paths?: Partial<SupporterPaths> | undefined
  /** Returns the store of the browser state. Called in the browser only. @default `browserStore` */
  readonly store?: (() => SupporterStore) | undefined
  /** Account panel for dialogs and screens. May be lazy. @default `AccountPanel` of `/account` */
  readonly accountPanel?: ComponentType<AccountPanelProps> | undefined
  readonly location: Place
  /** Navigates to a path of the site. */
  readonly navigate: (to: string, options?: NavigateOptions) => void | Promise<void>
  /** Refetches the data of the surrounding screen. @default does nothing */
  readonly revalidate?: (() => void | Promise<void>) | undefined
  /**
   * Blocks navigations until the returned function is called.
   * @default does nothing; the browser asks only when the tab is closed
   */
  readonly block?: ((guard: NavigationGuard) => () => void) | undefined
  /** Called after a change to a page or a team, for example to invalidate caches. @default does nothing */
  readonly onChange?: ((kind: 'page' | 'team', slug: string) => void | Promise<void>) | undefined
}
