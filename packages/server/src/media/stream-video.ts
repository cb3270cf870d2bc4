import { mediaHeaders } from './media-headers.ts'

/** Allowed video content types, with an optional `codecs` parameter. */
const videoType = /^(video\/(?:mp4|webm|x-m4v))(?:\s*;\s*codecs=(?:"[\w., -]*"|[\w.-]+))?$/i

/** Request and response headers of range requests, which are passed through. */
const asked = ['range', 'if-range', 'if-none-match', 'if-modified-since']
const answered = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified']

const timeoutMs = 8000

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
