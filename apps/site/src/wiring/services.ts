import { type ContentClient, createContentClient } from '@milepost/content'
import { createPlatform, type Platform } from '@milepost/platform'
import { LRUCache } from 'lru-cache'
import { createExpiry, type Expire } from '../reads/create-expiry.ts'
import type { ExpiredKeys } from '../reads/expired-keys.ts'
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
  /** Has what changed on the platform read again, and the pages that show it made anew. */
  readonly expire: Expire
  /** Gifts whose arrival has already been news, the latest ones. */
  readonly seenGifts: LRUCache<string, true>
}

/** A page waits no longer than this for one read with its retries. */
const readDeadlineMs = 5000
const attemptTimeoutMs = 4000

/** How many gifts are remembered, so that looking at a receipt again is no news. */
const rememberedGifts = 5000

export interface ServicesOptions {
  /** Expires the whole pages that were made from these reads. */
  expirePages: (what: ExpiredKeys) => void
  now: () => Date
  background?: Background
}

/** Builds the services of one process from its settings. */
export function createServices(
  environment: SiteEnvironment,
  { expirePages, now, background }: ServicesOptions,
): Services {
  const platforms = new Map<string, Platform>()
  const nowMs = () => now().getTime()
  const reads = createReadCache({
    now: nowMs,
    ...(background === undefined ? {} : { background }),
  })
  const { accessToken, endpoint } = environment.content
  return {
    environment,
    content: createContentClient({
      endpoint,
      ...(accessToken === undefined ? {} : { accessToken }),
    }),
    reads,
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
    expire: createExpiry({ reads, expirePages, now: nowMs, background }),
    seenGifts: new LRUCache({ max: rememberedGifts }),
  }
}
