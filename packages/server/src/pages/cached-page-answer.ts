import { chooseEncoding } from '../http/choose-encoding.ts'
import type { Encoding } from '../http/compress.ts'
import type { CachedPage } from './page-cache.ts'

/** Response to a request for a cached page. */
export interface CachedPageAnswer {
  status: number
  /** Encoding of the body; `identity` without a body. */
  encoding: Encoding
  /** Undefined for a 304. */
  body: Uint8Array<ArrayBuffer> | undefined
}

/** Selects the status and encoding of a cached page for a request's headers. */
export function cachedPageAnswer(
  page: CachedPage,
  asked: { ifNoneMatch: string | null | undefined; acceptEncoding: string | null | undefined },
): CachedPageAnswer {
  if (page.status === 200 && matchesTag(asked.ifNoneMatch, page.etag)) {
    return { status: 304, encoding: 'identity', body: undefined }
  }
  const encoding = chooseEncoding(asked.acceptEncoding)
  return { status: page.status, encoding, body: page.body[encoding] }
}

/** Whether `If-None-Match` contains the tag, by weak comparison (RFC 9110, 13.1.2). */
function matchesTag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false
  const isSame = (tag: string) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some(isSame)
}

/** Returns the response headers of a cached page in an encoding. */
export function cachedPageHeaders(
  page: CachedPage,
  encoding: Encoding,
): (readonly [string, string])[] {
  const own = [...page.headers, ['etag', page.etag]] as const
  return encoding === 'identity' ? [...own] : [...own, ['content-encoding', encoding]]
}
