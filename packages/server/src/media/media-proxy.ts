import { LRUCache } from 'lru-cache'
import { limitEntries } from '../limit-entries.ts'
import pLimit from 'p-limit'
import { imageWidths, parseMediaSource } from './media-address.ts'
import { chooseEncoding } from '../http/negotiate.ts'
import { compress, type CompressedBody } from '../http/compress.ts'
import { readMediaQuery } from './media-query.ts'
import { readBody } from '../http/read-body.ts'

/** Media sources that the proxy may fetch from, and their capabilities. */
export interface MediaSources {
  /** Returns a file that is not fetched over the network; undefined to use `fetch`. */
  fetchFile?: (source: URL) => Promise<Response> | undefined
  isAllowed: (source: URL) => boolean
  /** Whether a source is an image service, which resizes, crops and converts images by query parameters. */
  hasImageService: (source: URL) => boolean
  /**
   * Whether to halve the image quality, which about halves the bytes. For sources with an image service. @default never
   */
  shouldReduceQuality?: (() => boolean) | undefined
  /**
   * Returns the URL of an image at a resizer that serves each of `imageWidths`; undefined for files that are not resized. The
   * requested width is the query parameter `w`. If the resizer fails, the original is served. @default `w` is ignored
   */
  resized?: ((source: URL, widthPx: number) => URL | undefined) | undefined
}

/** Headers of all media. */
export const mediaHeaders = {
  // If opened directly, an SVG is a document of our origin, so scripts are blocked.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  // Feed readers embed the site's images in their own pages.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const

/** Content types that the proxy serves. HTML and scripts are excluded. */
const allowedType =
  /^(?:image\/(?:svg\+xml|png|jpeg|gif|webp|avif|x-icon)|font\/(?:woff2?|ttf|otf)|text\/vtt)$/
const compressible = new Set(['image/svg+xml', 'text/vtt'])
const maximumBytes = 8 * 1024 * 1024
const timeoutMs = 8000
/** Timeout of a resized image, including its time in the queue. Then the original is served. */
const resizerTimeoutMs = 3000
const dayS = 86_400

/**
 * Limits of concurrent and queued fetches, for each of the two queues (sources and resizer). If the source queue is full, the
 * proxy responds with 503 unless a stale file is cached. If the resizer queue is full, the original is served.
 */
const maxFetches = 16
const maxQueueLength = 128
const tooMany = new Error('Too many files are being fetched')

/** TTL of "not found" results, in ms. Outages are not cached. `maxRefusals` limits the number of results. */
const refusedForMs = 5000
/** Delay before a failed source is retried while a stale file is served. */
const staleForMs = 5000
const maxRefusals = 5000

/** Image quality assumed if the URL has no valid `q` parameter, 0 to 100. */
const usualQuality = 75
const sparingControl = 'public, max-age=600'
const hourControl = 'public, max-age=3600'
const immutableControl = `public, max-age=${365 * dayS}, immutable`

interface CachedMedia {
  type: string
  body: CompressedBody
  cacheControl: string
}

/** A file to fetch, and the URL of its resized version, if a width was requested. */
interface MediaRequest {
  source: URL
  resized?: URL | undefined
}

/**
 * Creates a proxy for images, fonts and videos of other origins.
 *
 * @param sources - allowed sources; other requests get a 404
 * @param now - monotonic clock, in milliseconds
 * @param maxBytes - memory limit of the cache, in bytes. @default 64 MB
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
    ...limitEntries(maxRefusals),
    ttl: refusedForMs,
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
        ? await readBody(response, maximumBytes)
        : undefined
    if (type === undefined || bytes === undefined || bytes.length === 0) {
      // An unread body would keep its connection open.
      await response.body?.cancel().catch(() => undefined)
      if (isUnavailable) throw new Error(`The media source responded with ${response.status}`)
      return undefined
    }
    const body = compressible.has(type)
      ? await compress(bytes, 9)
      : { identity: bytes, br: new Uint8Array(), gzip: new Uint8Array() }
    const isImmutable = /immutable/.test(response.headers.get('cache-control') ?? '')
    return { type, body, cacheControl: isImmutable ? immutableControl : hourControl }
  }

  /** Undefined if the resizer fails, times out or is overloaded. */
  async function loadResized(source: URL, resized: URL): Promise<CachedMedia | undefined> {
    if (resizerTurns.pendingCount >= maxQueueLength) return undefined
    const signal = AbortSignal.timeout(resizerTimeoutMs)
    const image = await resizerTurns(load, resized, signal).catch(() => undefined)
    if (image?.type.startsWith('image/') !== true) return undefined
    const isVersion = source.searchParams.has('v')
    return { ...image, cacheControl: isVersion ? immutableControl : hourControl }
  }

  const kept: LRUCache<string, CachedMedia, MediaRequest> = new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.identity.length + body.br.length + body.gzip.length + 256,
    ttl: dayS * 1000,
    ...clock,
    // Waiting requests still get a file that is evicted meanwhile.
    ignoreFetchAbort: true,
    async fetchMethod(href, stale, { context: { source, resized }, options }) {
      try {
        if (resized !== undefined) {
          const image = await loadResized(source, resized)
          if (image !== undefined) return image
          options.ttl = staleForMs
          const other = stale ?? (await kept.fetch(source.href, { context: { source } }))
          return other && { ...other, cacheControl: sparingControl }
        }
        if (inTurn.pendingCount >= maxQueueLength) throw tooMany
        const media = await inTurn(load, source)
        if (media === undefined) refused.set(href, true)
        return media
      } catch (error) {
        if (stale === undefined) throw error
        options.ttl = staleForMs
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
      return media && answer(media, request)
    }
    if (inTurn.pendingCount >= maxQueueLength) throw tooMany
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
    source.search = readMediaQuery(source.searchParams, hasImageService)
    const resized = width === null ? undefined : sources.resized?.(source, Number(width))
    if (resized && !imageWidths.some((widthPx) => String(widthPx) === width)) {
      return new Response('Not found', { status: 404 })
    }
    try {
      const response = await find({ source, resized }, request)
      if (response === undefined) return new Response('Not found', { status: 404 })
      // The URL does not show the reduced quality, so browsers refetch the image soon.
      if (shouldReduceQuality && response.ok) response.headers.set('cache-control', sparingControl)
      return response
    } catch (error) {
      if (error === tooMany) return createRetryResponse()
      return new Response('This file cannot be fetched at the moment', {
        status: 502,
        headers: { 'cache-control': 'no-store' },
      })
    }
  }
}

function halveQuality(asked: string | null): string {
  const quality = asked === null ? usualQuality : Number(asked)
  return String(Math.round((quality >= 0 && quality <= 100 ? quality : usualQuality) / 2))
}

/** Returns the content type of a response if it is allowed and has at most a charset parameter. */
function getMediaType(headers: Headers): string | undefined {
  const [, type] =
    /^([^;,\s]+)(?:\s*;\s*charset="?[\w-]+"?)?$/i.exec(headers.get('content-type') ?? '') ?? []
  const named = type?.toLowerCase()
  return named !== undefined && allowedType.test(named) ? named : undefined
}

function createRetryResponse(): Response {
  return new Response('Too many files are being fetched at the moment', {
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '1' },
  })
}

function answer(media: CachedMedia, request: Request): Response {
  const encoding = compressible.has(media.type)
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
const videoType = /^(video\/(?:mp4|webm|x-m4v))(?:\s*;\s*codecs=(?:"[\w., -]*"|[\w.-]+))?$/i

/** Request and response headers of range requests, which are passed through. */
const asked = ['range', 'if-range', 'if-none-match', 'if-modified-since']
const answered = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified']

/** Whether a path has the extension of a video. */
export function isVideo({ pathname }: URL): boolean {
  return /\.(?:mp4|webm|m4v)$/i.test(pathname)
}

/**
 * Streams a video without caching it, because videos are too large. Supports range requests. Stops when the client disconnects.
 *
 * @returns undefined if the source does not return the video
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
    headers: { ...pick(request.headers, asked), 'accept-encoding': 'identity' },
    signal: AbortSignal.any([request.signal, late.signal]),
    redirect: 'error',
  }).finally(() => clearTimeout(timer))
  const { status } = response
  const [, type] = videoType.exec(response.headers.get('content-type') ?? '') ?? []
  const isPart = [200, 206].includes(status) && type !== undefined
  // An unread body would keep its connection open.
  if (!isPart) await response.body?.cancel().catch(() => undefined)
  if (!isPart && status !== 304 && status !== 416) return undefined
  return new Response(isPart ? response.body : null, {
    status,
    headers: {
      ...pick(response.headers, answered),
      ...(isPart ? { 'content-type': type } : {}),
      'cache-control': 'public, max-age=3600',
      ...mediaHeaders,
    },
  })
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
