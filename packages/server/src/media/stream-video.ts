import { mediaHeaders } from './media-headers.ts'

/** A video's own files: one type, with no more than the names of its codecs. */
const videoType = /^(video\/(?:mp4|webm|x-m4v))(?:\s*;\s*codecs=(?:"[\w., -]*"|[\w.-]+))?$/i

/** Headers of a request for a part of a video, and of its answer, that each side has to hear. */
const asked = ['range', 'if-range', 'if-none-match', 'if-modified-since']
const answered = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified']

const timeoutMs = 8000

/** Whether a path is that of a video. */
export function isVideo({ pathname }: URL): boolean {
  return /\.(?:mp4|webm|m4v)$/i.test(pathname)
}

/**
 * Hands a video on as it comes, in the parts the player asks for: videos are too long to be kept. It ends
 * when the player goes away.
 *
 * @returns undefined when the source has no such video
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
    // Parts are counted in the bytes of the file itself.
    headers: { ...pick(request.headers, asked), 'accept-encoding': 'identity' },
    signal: AbortSignal.any([request.signal, late.signal]),
    redirect: 'error',
  }).finally(() => clearTimeout(timer))
  const { status } = response
  const [, type] = videoType.exec(response.headers.get('content-type') ?? '') ?? []
  const isPart = [200, 206].includes(status) && type !== undefined
  // An unread body keeps its connection open.
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
