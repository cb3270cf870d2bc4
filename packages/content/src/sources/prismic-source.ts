import {
  type Client,
  createClient,
  filter,
  ForbiddenError,
  NotFoundError,
  PreviewTokenExpiredError,
  PrismicError,
} from '@prismicio/client'
import { readDocumentRef } from '../documents/deserialise-fields.ts'
import {
  ContentError,
  ContentUnavailableError,
  type UnavailableReason,
} from '../documents/errors.ts'
import { isRecord } from '../documents/values.ts'
import type { ContentSource, DocumentFilter, DocumentPage } from './content-source.ts'

export interface PrismicSourceOptions {
  /** API endpoint, for example `https://example.cdn.prismic.io/api/v2`. */
  readonly endpoint: string
  /** Access token of a private repository. */
  readonly accessToken?: string | undefined
  /** @default the global `fetch` */
  readonly fetch?: ContentFetch | undefined
  /** Timeout of a call including retries, in ms. @default 5000 */
  readonly timeoutMs?: number | undefined
}

/** The subset of `fetch` that the source requires. */
export type ContentFetch = (
  input: string,
  init?: { signal?: AbortSignal; headers?: Record<string, string> },
) => Promise<Response>

/** A content source for a Prismic repository. */
export interface PrismicSource extends ContentSource {
  /** The official Prismic client, for features that this package does not have. */
  readonly service: Client
  at(ref: string): PrismicSource
}

const defaultTimeoutMs = 5000
const imageOrigin = 'https://images.prismic.io'

/**
 * Creates a source for a Prismic repository. Uses the official client, which caches the repository's refs for 5 seconds
 * and retries a query with the current master ref if its ref has expired.
 *
 * @throws TypeError if the endpoint is not an http(s) URL
 */
export function createPrismicSource(options: PrismicSourceOptions): PrismicSource {
  return createSourceAt(options)
}

function createSourceAt(options: PrismicSourceOptions, fixedRef?: string): PrismicSource {
  const { timeoutMs = defaultTimeoutMs } = options
  const url = parseEndpoint(options.endpoint)
  const place = `${url.origin}${url.pathname}`
  let service = createServiceAt(options, url, fixedRef)

  /** Sends a request with a timeout, and maps its errors. */
  async function request<Answer>(
    signal: AbortSignal | undefined,
    send: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    signal?.throwIfAborted()
    const deadline = AbortSignal.timeout(timeoutMs)
    const combined = signal === undefined ? deadline : AbortSignal.any([signal, deadline])
    try {
      // After a 429, the official client waits for `Retry-After` and ignores the signal meanwhile, so a race enforces the
      // timeout.
      return await Promise.race([send(combined), rejectOn(combined)])
    } catch (error) {
      signal?.throwIfAborted()
      throw toContentFailure(error, { endpoint: place, timedOut: deadline.aborted })
    }
  }

  return {
    location: place,
    mediaOrigins: [...new Set([url.origin, imageOrigin])],
    get service() {
      return service
    },
    async find({ page, pageSize, lang, ...documentFilter }, { signal } = {}) {
      const query = {
        filters: toFilters(documentFilter),
        ...(lang === undefined ? {} : { lang }),
        page,
        pageSize,
      }
      return request(signal, async (combined) =>
        readPage(await service.get({ ...query, signal: combined })),
      )
    },
    async version({ signal } = {}) {
      if (fixedRef !== undefined) return fixedRef
      // A new client, because the official client caches the refs.
      const renewed = createServiceAt(options, url)
      const { ref } = await request(signal, (combined) =>
        renewed.getMasterRef({ signal: combined }),
      )
      service = renewed
      return ref
    },
    async listRefs({ signal } = {}) {
      const refs = await request(signal, (combined) =>
        createServiceAt(options, url).getRefs({ signal: combined }),
      )
      return refs.map(({ ref }) => ref)
    },
    at: (ref) => createSourceAt(options, ref),
  }
}

/** Creates an official client for a ref or, by default, for published content. */
function createServiceAt(options: PrismicSourceOptions, url: URL, fixedRef?: string): Client {
  const { endpoint, accessToken } = options
  const fetchContent: ContentFetch =
    options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  const service = createClient(getRepositoryName(url), {
    documentAPIEndpoint: endpoint.replace(/(?<!\/)\/+$/, ''),
    ...(accessToken === undefined || accessToken === '' ? {} : { accessToken }),
    fetch: async (input, init) => {
      if (usesOtherRef(input, fixedRef)) throw new UnknownRefError('The ref is lost')
      try {
        return await limitBody(await fetchContent(input, init))
      } catch (cause) {
        if (cause instanceof ResponseTooLargeError) throw cause
        throw new NetworkError('No answer', { cause })
      }
    },
  })
  // Previews use `at` instead: a visitor's preview cookie must not affect shared responses.
  service.disableAutoPreviews()
  if (fixedRef !== undefined) service.queryContentFromRef(fixedRef)
  return service
}

function toFilters({ type, uid, id }: DocumentFilter): string[] {
  return [
    ...(type === undefined ? [] : [filter.at('document.type', type)]),
    ...(uid === undefined ? [] : [filter.at(`my.${type}.uid`, uid)]),
    ...(id === undefined ? [] : [filter.at('document.id', id)]),
  ]
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted')),
      { once: true },
    )
  })
}

function readPage(answer: unknown): DocumentPage {
  if (!isRecord(answer) || !Array.isArray(answer['results'])) {
    throw new SyntaxError('The response has no list of results')
  }
  return {
    documents: answer['results'].filter(isRecord),
    hasMore: typeof answer['next_page'] === 'string',
  }
}

/** Whether a request uses a ref other than the fixed one. */
function usesOtherRef(address: string, fixedRef: string | undefined): boolean {
  const ref = new URL(address).searchParams.get('ref')
  return fixedRef !== undefined && ref !== null && ref !== fixedRef
}

function parseEndpoint(endpoint: string): URL {
  const refused = `The content endpoint must be an http(s) URL, not "${endpoint}"`
  if (!URL.canParse(endpoint)) throw new TypeError(refused)
  const url = new URL(endpoint)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError(refused)
  return url
}

/** Returns the repository name: `demo` for `https://demo.cdn.prismic.io/api/v2` and `http://localhost/content/demo/api/v2`. */
function getRepositoryName(url: URL): string {
  const inPath = /(?:^|\/)([^/]+)\/api\/v2\/?$/.exec(url.pathname)?.[1]
  return inPath ?? url.hostname.split('.')[0] ?? url.hostname
}

/** Thrown instead of sending a request that would return published content instead of a ref's. */
class UnknownRefError extends Error {
  override readonly name = 'UnknownRefError' as const
}

/** Thrown if a request fails without a response. */
class NetworkError extends Error {
  override readonly name = 'NetworkError' as const
}

/**
 * Maps the error of a request to a document error or an availability error. Never rethrows the official client's errors,
 * because their URL contains the access token.
 */
function toContentFailure(
  error: unknown,
  { endpoint, timedOut }: { endpoint: string; timedOut: boolean },
): ContentError | ContentUnavailableError {
  const unavailable = (reason: UnavailableReason, detail: string, cause?: unknown) =>
    new ContentUnavailableError(
      { reason, endpoint, detail },
      cause === undefined ? undefined : { cause },
    )
  if (timedOut) return unavailable('timeout', 'it did not respond in time')
  if (error instanceof UnknownRefError || error instanceof PreviewTokenExpiredError) {
    return unavailable('no-such-ref', 'the preview or ref is unknown or has expired')
  }
  if (error instanceof ResponseTooLargeError)
    return unavailable('bad-response', error.message, error)
  if (error instanceof NetworkError) return unavailable('unreachable', 'no connection', error.cause)
  // The official client also throws `ForbiddenError` for expired refs.
  if (error instanceof ForbiddenError && isRefused(error.response)) {
    return unavailable('forbidden', 'it requires a valid access token')
  }
  if (error instanceof NotFoundError)
    return unavailable('no-repository', 'there is no such repository')
  if (error instanceof PrismicError) {
    return (
      toDocumentError(error.response) ?? unavailable('bad-response', 'it responded with an error')
    )
  }
  return unavailable('bad-response', 'the response does not come from a CMS')
}

function isRefused(response: unknown): boolean {
  return !isRecord(response) || typeof response['type'] !== 'string'
}

/** Parses the error with which the CMS reports an unreadable document; undefined for any other error. */
function toDocumentError(body: unknown): ContentError | undefined {
  const error = typeof body === 'string' ? parseJson(body) : body
  if (!isRecord(error) || error['type'] !== 'content_document_error') return undefined
  const document = readDocumentRef(error['document'])
  const message = typeof error['message'] === 'string' ? error['message'] : 'it cannot be read'
  const prefix = `${document.type}/${document.uid}: `
  return new ContentError({
    document,
    field: '',
    problem: message.startsWith(prefix) ? message.slice(prefix.length) : message,
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Maximum size of a response body, in bytes, after decompression. */
const maxBodyBytes = 10_000_000

/** Statuses without a body. In Chromium, `body` is an empty stream then, which `new Response` rejects. */
const withoutBody: readonly number[] = [204, 205, 304]

class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError' as const
}

/**
 * Buffers a response body of limited size.
 *
 * @throws ResponseTooLargeError as soon as the limit is exceeded
 */
async function limitBody(response: Response): Promise<Response> {
  const { body, status, statusText, headers } = response
  if (body === null || withoutBody.includes(status)) return response
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = body.getReader()
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > maxBodyBytes) {
      await reader.cancel()
      throw new ResponseTooLargeError(`The response is larger than ${maxBodyBytes} bytes`)
    }
    parts.push(part.value)
  }
  return new Response(new Blob(parts), { status, statusText, headers })
}
