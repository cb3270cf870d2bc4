import { type ContentClient, createContentClient } from '@milepost/content'
import { createPlatform, type Platform } from '@milepost/platform'
import { createReadCache, type ReadCache } from '../reads/read-cache.ts'
import type { Background } from './background.ts'
import { platformEnvironment } from './platform-origins.ts'
import type { SiteEnvironment } from './site-environment.ts'

/** Everything that loaders reach the outside through. Made once per process. */
export interface Services {
  readonly environment: SiteEnvironment
  readonly content: ContentClient
  readonly reads: ReadCache
  readonly now: () => Date
  /** For what is neither platform nor content: the forms of pages. */
  readonly fetch: typeof globalThis.fetch
  /** The platform that a variant of the site's settings names. */
  readonly platformFor: (variant: string) => Platform
  /** Drops the pages that are kept whole, because what they show has changed. */
  readonly forgetPages: () => void
  /** Donations whose arrival has already refreshed what is kept. */
  readonly seenDonations: Set<string>
}

/** A page waits no longer than this for one read with its retries. */
const readDeadlineMs = 5000
const attemptTimeoutMs = 4000

export interface ServicesOptions {
  forgetPages: () => void
  now: () => Date
  background?: Background
}

/** Builds the services of one process from its settings. */
export function createServices(
  environment: SiteEnvironment,
  { forgetPages, now, background }: ServicesOptions,
): Services {
  const platforms = new Map<string, Platform>()
  const { accessToken, endpoint } = environment.content
  return {
    environment,
    content: createContentClient({
      endpoint,
      ...(accessToken === undefined ? {} : { accessToken }),
    }),
    reads: createReadCache({
      now: () => now().getTime(),
      ...(background === undefined ? {} : { background }),
    }),
    now,
    fetch: (...request) => fetch(...request),
    platformFor(variant) {
      const known = platforms.get(variant)
      if (known) return known
      const platform = createPlatform({
        environment: platformEnvironment(environment, variant),
        apiKey: environment.platform.apiKey,
        timeoutMs: attemptTimeoutMs,
        deadlineMs: readDeadlineMs,
        retries: 1,
      })
      platforms.set(variant, platform)
      return platform
    },
    forgetPages,
    seenDonations: new Set(),
  }
}
