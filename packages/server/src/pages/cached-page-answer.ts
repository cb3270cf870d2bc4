import { chooseEncoding } from '../http/choose-encoding.ts'
import type { Encoding } from '../http/compress.ts'
import type { CachedPage } from './page-cache.ts'

/** The answer that a visitor gets from a cached page. */
export interface CachedPageAnswer {
  status: number
  /** Encoding of the body; `identity` without a body. */
  encoding: Encoding
  /** Undefined where the browser has the page already. */
  body: Uint8Array<ArrayBuffer> | undefined
}

/** Chooses by the headers of a request what is sent of a cached page. */
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

/** Whether a browser already has the page of a tag. Tags are compared weakly, as `If-None-Match` requires. */
function matchesTag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false
  const isSame = (tag: string) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some(isSame)
}

/** The headers of a cached page in an encoding. */
export function cachedPageHeaders(
  page: CachedPage,
  encoding: Encoding,
): (readonly [string, string])[] {
  const own = [...page.headers, ['etag', page.etag]] as const
  return encoding === 'identity' ? [...own] : [...own, ['content-encoding', encoding]]
}
