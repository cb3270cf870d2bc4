import { LRUCache } from 'lru-cache'
import { mediaSource } from '../src/document/media-address.ts'
import { chooseEncoding, compress, type CompressedBody } from './compress.ts'
import { isFilm, streamFilm } from './stream-film.ts'

/** What the proxy lets through. A script or a page never is media. */
const allowedTypes =
  /^(image\/(svg\+xml|png|jpeg|gif|webp|avif|x-icon)|font\/(woff2?|ttf|otf)|text\/vtt)\b/
const compressible = /^(image\/svg\+xml|text\/vtt)/
const maximumBytes = 8 * 1024 * 1024
const timeoutMs = 8000
const dayS = 86_400

interface KeptMedia {
  type: string
  body: CompressedBody
  /** The source says that this address always holds these bytes. */
  isImmutable: boolean
}

/**
 * Serves pictures, fonts and films of the content service from the site's own origin.
 *
 * @param isAllowedHost - which hosts may be fetched from; everything else is 404
 */
export function createMediaProxy({
  fetch,
  isAllowedHost,
  maxBytes = 64 * 1024 * 1024,
}: {
  fetch: typeof globalThis.fetch
  isAllowedHost: (url: URL) => boolean
  maxBytes?: number
}): (request: Request) => Promise<Response> {
  const kept = new LRUCache<string, KeptMedia>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.identity.length + body.br.length + body.gzip.length + 256,
    ttl: dayS * 1000,
  })
  const inFlight = new Map<string, Promise<KeptMedia | undefined>>()

  async function load(source: URL): Promise<KeptMedia | undefined> {
    const response = await fetch(source, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || !allowedTypes.test(type)) return undefined
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (bytes.length > maximumBytes) return undefined
    const body = compressible.test(type)
      ? await compress(bytes, 9)
      : { identity: bytes, br: new Uint8Array(), gzip: new Uint8Array() }
    return {
      type,
      body,
      isImmutable: /immutable/.test(response.headers.get('cache-control') ?? ''),
    }
  }

  async function get(source: URL): Promise<KeptMedia | undefined> {
    const known = kept.get(source.href)
    if (known) return known
    const running = inFlight.get(source.href)
    if (running) return running
    const started = load(source).finally(() => inFlight.delete(source.href))
    inFlight.set(source.href, started)
    const media = await started
    if (media) kept.set(source.href, media)
    return media
  }

  return async (request) => {
    const source = mediaSource(new URL(request.url))
    if (!source || !isAllowedHost(source)) return new Response('Not found', { status: 404 })
    try {
      if (isFilm(source)) {
        const film = await streamFilm(source, request, fetch)
        return film ?? new Response('Not found', { status: 404 })
      }
      const media = await get(source)
      return media ? answer(media, request) : new Response('Not found', { status: 404 })
    } catch {
      return new Response('This file cannot be fetched just now', {
        status: 502,
        headers: { 'cache-control': 'no-store' },
      })
    }
  }
}

function answer(media: KeptMedia, request: Request): Response {
  const encoding = compressible.test(media.type)
    ? chooseEncoding(request.headers.get('accept-encoding'))
    : 'identity'
  const headers: Record<string, string> = {
    'content-type': media.type,
    'cache-control': media.isImmutable
      ? `public, max-age=${365 * dayS}, immutable`
      : `public, max-age=3600`,
    // An SVG opened by itself is a document of our origin: it may run nothing.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return new Response(request.method === 'HEAD' ? null : media.body[encoding], { headers })
}
