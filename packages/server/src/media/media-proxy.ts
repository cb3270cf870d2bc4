import { LRUCache } from 'lru-cache'
import { limitEntries } from '../limit-entries.ts'
import pLimit from 'p-limit'
import { imageWidths, parseMediaSource } from './media-address.ts'
import { chooseEncoding } from '../http/negotiate.ts'
import { compress, type CompressedBody } from '../http/compress.ts'
import { immutableCacheControl } from '../http/immutable-cache-control.ts'
import { normaliseMediaQuery } from './media-query.ts'
import { readBody } from '../http/read-body.ts'

/** Sources from which the media proxy may fetch, and their capabilities. */
export interface MediaSources {
  /** Returns a local file; undefined to fetch the source over the network. @default always undefined */
  fetchFile?: (source: URL) => Promise<Response> | undefined
  isAllowed: (source: URL) => boolean
  /** Returns whether a source resizes, crops and converts images by query parameters. */
  hasImageService: (source: URL) => boolean
  /**
   * Returns whether to halve the image quality, which roughly halves the file size. For sources with an image service.
   * @default always false
   */
  shouldReduceQuality?: (() => boolean) | undefined
  /**
   * Returns the URL of an image at a resizer, for one of `imageWidths`, which clients request with the query parameter `w`.
   * Undefined for files that are not resized. If the resizer fails, the original is served. @default `w` is ignored
   */
  getResizedUrl?: ((source: URL, widthPx: number) => URL | undefined) | undefined
}

/** Response headers of all media. */
export const mediaHeaders = {
  // If opened directly, an SVG is a document of our origin, so scripts are blocked.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // Feed readers embed the site's images in their own pages.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const

/** Content types that the proxy serves, apart from videos. HTML and scripts are excluded. */
const allowedMediaTypes =
  /^(?:image\/(?:svg\+xml|png|jpeg|gif|webp|avif|x-icon)|font\/(?:woff2?|ttf|otf)|text\/vtt)$/
const compressibleTypes = new Set(['image/svg+xml', 'text/vtt'])
const maxFileBytes = 8 * 1024 * 1024
const timeoutMs = 8000
/** Timeout for resizing an image, including its time in the queue. After that, the original is served. */
const resizerTimeoutMs = 3000

/**
 * Maximum number of concurrent fetches, for sources and for the resizer. If the source queue is full, the proxy responds with
 * 503 unless a stale file is cached. If the resizer queue is full, the original is served.
 */
const maxFetches = 16
const maxQueueLength = 128
const queueFullError = new Error('Too many files are being fetched')

/** TTL of cached "not found" results, in ms. Outages are not cached. */
const notFoundTtlMs = 5000
/** Delay before a failed source is retried while a stale file is served, in ms. */
const retryDelayMs = 5000
const maxNotFoundEntries = 5000

/** Image quality assumed if the URL has no valid `q` parameter, 0 to 100. */
const defaultQuality = 75
const reducedQualityCacheControl = 'public, max-age=600'
const defaultCacheControl = 'public, max-age=3600'

interface CachedMedia {
  type: string
  body: CompressedBody
  cacheControl: string
}

/** URL of a requested file, and of its resized version if a width was requested. */
interface MediaRequest {
  source: URL
  resized?: URL | undefined
}

/**
 * Creates a caching proxy for images, fonts and videos of other origins.
 *
 * @param sources - allowed sources; other requests get a 404
 * @param now - monotonic clock, in milliseconds
 * @param maxBytes - maximum memory for cached files. @default 64 MB
 */
export function createMediaProxy({
  fetch,
  sources,
  now,
  maxBytes = 64 * 1024 * 1024,
}: {
  fetch: typeof globalThis.fetch
  sources: MediaSources
  now: () => number
  maxBytes?: number | undefined
}): (request: Request) => Promise<Response> {
  const clock = { perf: { now }, ttlResolution: 0 }
  const refused = new LRUCache<string, true>({
    ...limitEntries(maxNotFoundEntries),
    ttl: notFoundTtlMs,
    ...clock,
  })
  const inTurn = pLimit(maxFetches)
  // A separate queue: the resizer fetches originals from this server, so sharing a queue could deadlock.
  const resizerTurns = pLimit(maxFetches)
  const ask = (source: URL, init?: RequestInit) =>
    sources.fetchFile?.(source) ?? fetch(source, init)

  async function load(source: URL, signal = AbortSignal.timeout(timeoutMs)) {
    const response = await ask(source, { signal, redirect: 'error' })
    const isUnavailable = response.status >= 500 || response.status === 429
    const type = getMediaType(response.headers)
    const bytes =
      response.status === 200 && type !== undefined
        ? await readBody(response, maxFileBytes)
        : undefined
    if (type === undefined || bytes === undefined || bytes.length === 0) {
      // An unread body would keep its connection open.
      await response.body?.cancel().catch(() => undefined)
      if (isUnavailable) throw new Error(`The media source responded with ${response.status}`)
      return undefined
    }
    const body = compressibleTypes.has(type)
      ? await compress(bytes, 9)
      : { identity: bytes, br: new Uint8Array(), gzip: new Uint8Array() }
    const isImmutable = /immutable/.test(response.headers.get('cache-control') ?? '')
    return { type, body, cacheControl: isImmutable ? immutableCacheControl : defaultCacheControl }
  }

  /** Returns undefined if the resizer fails, times out or is overloaded. */
  async function loadResized(source: URL, resized: URL): Promise<CachedMedia | undefined> {
    if (resizerTurns.pendingCount >= maxQueueLength) return undefined
    const signal = AbortSignal.timeout(resizerTimeoutMs)
    const image = await resizerTurns(load, resized, signal).catch(() => undefined)
    if (image?.type.startsWith('image/') !== true) return undefined
    const isVersion = source.searchParams.has('v')
    return { ...image, cacheControl: isVersion ? immutableCacheControl : defaultCacheControl }
  }

  const kept: LRUCache<string, CachedMedia, MediaRequest> = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.identity.length + body.br.length + body.gzip.length + 256,
    ttl: 86_400_000,
    ...clock,
    // Waiting requests still get a file that is evicted meanwhile.
    ignoreFetchAbort: true,
    async fetchMethod(href, stale, { context: { source, resized }, options }) {
      try {
        if (resized !== undefined) {
          const image = await loadResized(source, resized)
          if (image !== undefined) return image
          options.ttl = retryDelayMs
          const other = stale ?? (await kept.fetch(source.href, { context: { source } }))
          return other && { ...other, cacheControl: reducedQualityCacheControl }
        }
        if (inTurn.pendingCount >= maxQueueLength) throw queueFullError
        const media = await inTurn(load, source)
        if (media === undefined) refused.set(href, true)
        return media
      } catch (error) {
        if (stale === undefined) throw error
        options.ttl = retryDelayMs
        return stale
      }
    },
  })

  async function find(wanted: MediaRequest, request: Request): Promise<Response | undefined> {
    const { source, resized } = wanted
    const { href } = resized ?? source
    if (refused.has(source.href)) return undefined
    if (!isVideo(source)) {
      const media = await kept.fetch(href, { context: wanted })
      return media && createMediaResponse(media, request)
    }
    if (inTurn.pendingCount >= maxQueueLength) throw queueFullError
    const video = await inTurn(() => streamVideo(source, request, ask))
    if (video === undefined) refused.set(href, true)
    return video
  }

  return async (request) => {
    const source = parseMediaSource(new URL(request.url))
    if (!source || !sources.isAllowed(source)) return new Response('Not found', { status: 404 })
    const width = source.searchParams.get('w')
    const hasImageService = sources.hasImageService(source)
    const shouldReduceQuality = hasImageService && sources.shouldReduceQuality?.() === true
    if (shouldReduceQuality)
      source.searchParams.set('q', halveQuality(source.searchParams.get('q')))
    source.search = normaliseMediaQuery(source.searchParams, hasImageService)
    const resized = width === null ? undefined : sources.getResizedUrl?.(source, Number(width))
    if (resized && !imageWidths.some((widthPx) => String(widthPx) === width)) {
      return new Response('Not found', { status: 404 })
    }
    try {
      const response = await find({ source, resized }, request)
      if (response === undefined) return new Response('Not found', { status: 404 })
      // The URL does not show the reduced quality, so browsers refetch the image soon.
      if (shouldReduceQuality && response.ok)
        response.headers.set('cache-control', reducedQualityCacheControl)
      return response
    } catch (error) {
      if (error === queueFullError) return createRetryResponse()
      return new Response('This file cannot be fetched at the moment', {
        status: 502,
        headers: { 'cache-control': 'no-store' },
      })
    }
  }
}

function halveQuality(asked: string | null): string {
  const quality = asked === null ? defaultQuality : Number(asked)
  return String(Math.round((quality >= 0 && quality <= 100 ? quality : defaultQuality) / 2))
}

/** Returns a response's content type without parameters; undefined if the proxy does not serve that type. */
function getMediaType(headers: Headers): string | undefined {
  const [, type] =
    /^([^;,\s]+)(?:\s*;\s*charset="?[\w-]+"?)?$/i.exec(headers.get('content-type') ?? '') ?? []
  const named = type?.toLowerCase()
  return named !== undefined && allowedMediaTypes.test(named) ? named : undefined
}

function createRetryResponse(): Response {
  return new Response('Too many files are being fetched at the moment', {
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '1' },
  })
}

function createMediaResponse(media: CachedMedia, request: Request): Response {
  const encoding = compressibleTypes.has(media.type)
    ? chooseEncoding(request.headers.get('accept-encoding'))
    : 'identity'
  const headers: Record<string, string> = {
    'content-type': media.type,
    'cache-control': media.cacheControl,
    ...mediaHeaders,
    vary: 'accept-encoding',
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return new Response(request.method === 'HEAD' ? null : media.body[encoding], { headers })
}

/** Allowed video content types, with an optional `codecs` parameter. */
const videoTypePattern = /^(video\/(?:mp4|webm|x-m4v))(?:\s*;\s*codecs=(?:"[\w., -]*"|[\w.-]+))?$/i

/** Request headers that are passed on to the source of a video. */
const rangeRequestHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since']
const rangeResponseHeaders = [
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
]

/** Whether a path has a video's file extension. */
export function isVideo({ pathname }: URL): boolean {
  return /\.(?:mp4|webm|m4v)$/i.test(pathname)
}

/**
 * Streams a video from its source, without caching. Supports range requests. Stops when the client disconnects.
 *
 * @returns undefined if the source does not return a video
 * @throws if the source does not respond within 8 s, or redirects
 */
export async function streamVideo(
  source: URL,
  request: Request,
  fetch: (source: URL, init: RequestInit) => Promise<Response>,
): Promise<Response | undefined> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeoutMs)
  const response = await fetch(source, {
    method: request.method,
    // Ranges refer to the bytes of the unencoded file.
    headers: {
      ...pickHeaders(request.headers, rangeRequestHeaders),
      'accept-encoding': 'identity',
    },
    signal: AbortSignal.any([request.signal, late.signal]),
    redirect: 'error',
  }).finally(() => clearTimeout(timer))
  const { status } = response
  const [, type] = videoTypePattern.exec(response.headers.get('content-type') ?? '') ?? []
  const isPart = [200, 206].includes(status) && type !== undefined
  // An unread body would keep its connection open.
  if (!isPart) await response.body?.cancel().catch(() => undefined)
  if (!isPart && status !== 304 && status !== 416) return undefined
  return new Response(isPart ? response.body : null, {
    status,
    headers: {
      ...pickHeaders(response.headers, rangeResponseHeaders),
      ...(isPart ? { 'content-type': type } : {}),
      'cache-control': 'public, max-age=3600',
      ...mediaHeaders,
    },
  })
}

function pickHeaders(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
