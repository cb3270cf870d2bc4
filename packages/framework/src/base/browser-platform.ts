import type { PlatformAdapter } from '@milepost/platform/adapter'

/** What a platform of the application's own is made with in a browser. Public: it is in every page. */
export interface BrowserPlatformSettings {
  /** `PLATFORM_ORIGINS`, in their order; pages may send requests to no others. */
  readonly origins: readonly string[]
  /** How long one request may take, in milliseconds; undefined for what the platform finds right. */
  readonly timeoutMs?: number | undefined
  /** How long a call may take with everything that is tried again, in milliseconds; undefined likewise. */
  readonly deadlineMs?: number | undefined
}

/** The module of a platform in the browser: its default export makes the adapter, for a visitor without a token. */
export interface BrowserPlatformModule {
  readonly default: (
    settings: BrowserPlatformSettings,
  ) => PlatformAdapter | Promise<PlatformAdapter>
}
