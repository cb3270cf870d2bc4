import { type ContentClient, createContentClient } from '@milepost/content'
import { createPlatform, type Platform } from '@milepost/platform'
import { LRUCache } from 'lru-cache'
import {
  type Background,
  createExpiry,
  createReadCache,
  currentRequest,
  type Expire,
  type ExpiredKeys,
  noTelemetry,
  observeReads,
  type ReadCache,
  type Telemetry,
} from '@milepost/server'
import { platformEnvironment } from '../config/platform-origins.ts'
import type { SiteEnvironment } from '../config/site-environment.ts'

/** Everything that loaders reach the outside through. Made once per process. */
export interface Services {
  readonly environment: SiteEnvironment
  readonly content: ContentClient
  /** Takes a content client that remembers nothing: the next read sees what is published now. */
  readonly renewContent: () => ContentClient
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

/** The part of a read's time that its first attempt may take: the rest is for a second one. */
const firstAttempt = 0.8

/** How many gifts are remembered, so that looking at a receipt again is no news. */
const rememberedGifts = 5000

export interface ServicesOptions {
  /** Expires the whole pages that were made from these reads. */
  expirePages: (what: ExpiredKeys) => void
  now: () => Date
  /** Milliseconds since 1970, with fractions, for measuring. @default that of `now` */
  clock?: () => number
  background?: Background
  telemetry?: Telemetry
}

/** Builds the services of one process from its settings. */
export function createServices(
  environment: SiteEnvironment,
  { expirePages, now, clock, background, telemetry = noTelemetry }: ServicesOptions,
): Services {
  const platforms = new Map<string, Platform>()
  const nowMs = () => now().getTime()
  const reads = createReadCache({
    now: nowMs,
    ...(clock === undefined ? {} : { clock }),
    observe: observeReads(telemetry),
    ...(background === undefined ? {} : { background }),
  })
  const { accessToken, endpoint } = environment.content
  const traced = environment.telemetry.tracesServices ? { fetch: tracedFetch } : {}
  const newContent = () =>
    createContentClient({
      endpoint,
      timeoutMs: environment.readTimeoutMs,
      ...traced,
      ...(accessToken === undefined ? {} : { accessToken }),
    })
  let content = newContent()
  return {
    environment,
    get content() {
      return content
    },
    renewContent() {
      content = newContent()
      return content
    },
    reads,
    now,
    fetch: (...request) => fetch(...request),
    platformFor(variant) {
      const known = platforms.get(variant)
      if (known) return known
      const platform = createPlatform({
        environment: platformEnvironment(environment, variant),
        apiKey: environment.platform.apiKey,
        ...traced,
        timeoutMs: firstAttempt * environment.readTimeoutMs,
        deadlineMs: environment.readTimeoutMs,
        retries: 1,
      })
      platforms.set(variant, platform)
      return platform
    },
    expire: createExpiry({ reads, expirePages, now: nowMs, background }),
    seenGifts: new LRUCache({ max: rememberedGifts }),
  }
}

/** Says to the services that are asked which trace their work belongs to. */
function tracedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const traceparent = currentRequest()?.traceparent
  if (traceparent === undefined) return fetch(input, init)
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  headers.set('traceparent', traceparent)
  return fetch(input, { ...init, headers })
}
