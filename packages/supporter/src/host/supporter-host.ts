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
  /** Query including `?`; '' if there is none. */
  readonly search: string
  /** Hash including `#`; '' if there is none. */
  readonly hash: string
}

/** Options of client-side navigation. */
export interface NavigateOptions {
  /** Whether to replace the current entry of the browser's history. */
  readonly replace?: boolean
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean
  /** Stored in the history entry, and passed to guards. */
  readonly state?: unknown
}

/** Blocks navigation that the user must confirm. */
export interface NavigationGuard {
  /** Whether to confirm leaving for another URL. */
  readonly shouldBlock: (
    from: Pick<Place, 'pathname'>,
    to: Pick<Place, 'pathname'> & { readonly state: unknown },
  ) => boolean
  /** Called with a navigation that was stopped. */
  readonly onBlocked: (navigation: BlockedNavigation) => void
}

/** A navigation that waits for an answer. */
export interface BlockedNavigation {
  readonly proceed: () => void
  readonly stay: () => void
}

/**
 * The platform for a visitor without a token. A function is called once, when the platform is first needed, so that its
 * code can load on demand. It is called again if it failed.
 */
export type SupporterPlatform = PlatformAdapter | (() => Promise<PlatformAdapter>)

/** Everything that supporters' screens need of the application around them. */
export interface SupporterHost {
  readonly settings: SupporterSettings
  readonly platform: SupporterPlatform
  /** The site's messages that replace defaults, by message key. */
  readonly messages?: Messages | undefined
  /** The paths of the host's screens. @default those of a Milepost site */
  readonly paths?: Partial<SupporterPaths> | undefined
  /** Gives what the browser remembers; called in the browser only. @default `browserStore` */
  readonly store?: (() => SupporterStore) | undefined
  /** Sign-in panel for dialogs and screens; may be lazy. @default `AccountPanel` of `/account` */
  readonly accountPanel?: ComponentType<AccountPanelProps> | undefined
  readonly location: Place
  /** Goes to a path of the site. */
  readonly navigate: (to: string, options?: NavigateOptions) => void | Promise<void>
  /** Reads again what the screen around shows. @default nothing */
  readonly revalidate?: (() => void | Promise<void>) | undefined
  /**
   * Stops navigations until the function that it returns is called.
   *
   * @default nothing is stopped; the browser itself asks when the tab is closed
   */
  readonly block?: ((guard: NavigationGuard) => () => void) | undefined
  /** Called when a page or a team was changed, such as to show it to everyone at once. @default nothing */
  readonly onChange?: ((kind: 'page' | 'team', slug: string) => void | Promise<void>) | undefined
}
