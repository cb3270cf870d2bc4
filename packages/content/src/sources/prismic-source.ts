import { createClient, filter } from '@prismicio/client'
import type { Client } from '@prismicio/client'
import { isRecord } from '../documents/is-record.ts'
import type { ContentSource, DocumentFilter, DocumentPage } from './content-source.ts'
import { limitBody, ResponseTooLarge } from './limit-body.ts'
import { NoAnswer, RefLost, toContentFailure } from './to-content-failure.ts'

/** How to reach a content repository. */
export interface PrismicSourceOptions {
  /** The repository's address, such as `https://example.cdn.prismic.io/api/v2`. */
  readonly endpoint: string
  /** The token that a private repository asks for. */
  readonly accessToken?: string | undefined
  /** @default the global `fetch` */
  readonly fetch?: ContentFetch | undefined
  /** Longest wait for one answer, retries included. @default 5000 */
  readonly timeoutMs?: number | undefined
}

/** The part of `fetch` that reading content needs. */
export type ContentFetch = (
  input: string,
  init?: { signal?: AbortSignal; headers?: Record<string, string> },
) => Promise<Response>

/** A repository of the content service. */
export interface PrismicSource extends ContentSource {
  /** The content service's own client, for what this package has no function for. */
  readonly service: Client
  at(ref: string): PrismicSource
}

const defaultTimeoutMs = 5000
const imageOrigin = 'https://images.prismic.io'

/**
 * A repository of the content service, over its official client: the entry document is kept for a few
 * seconds only, and a query whose ref has expired is asked again with the master ref that the refusal names.
 *
 * @throws TypeError when the endpoint is not an http(s) address
 */
export function prismicSource(options: PrismicSourceOptions): PrismicSource {
  return sourceAt(options)
}

function sourceAt(options: PrismicSourceOptions, onlyRef?: string): PrismicSource {
  const { timeoutMs = defaultTimeoutMs } = options
  const url = parseEndpoint(options.endpoint)
  const place = `${url.origin}${url.pathname}`
  let service = serviceAt(options, url, onlyRef)

  /** Asks with a deadline, and makes one of our errors of whatever goes wrong. */
  async function ask(
    signal: AbortSignal | undefined,
    question: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<unknown> {
    signal?.throwIfAborted()
    const deadline = AbortSignal.timeout(timeoutMs)
    const either = signal === undefined ? deadline : AbortSignal.any([signal, deadline])
    try {
      // The official client sleeps as long as a "too many requests" answer tells it to, whatever the
      // signal says; the race keeps the deadline.
      return await Promise.race([question(either), rejectOn(either)])
    } catch (error) {
      signal?.throwIfAborted()
      throw toContentFailure(error, { endpoint: place, timedOut: deadline.aborted })
    }
  }

  return {
    place,
    mediaOrigins: [...new Set([url.origin, imageOrigin])],
    get service() {
      return service
    },
    async find({ page, pageSize, lang, ...wanted }, { signal } = {}) {
      const query = {
        filters: filtersOf(wanted),
        ...(lang === undefined ? {} : { lang }),
        page,
        pageSize,
      }
      return ask(signal, async (either) =>
        readPage(await service.get({ ...query, signal: either })),
      ) as Promise<DocumentPage>
    },
    async version({ signal } = {}) {
      if (onlyRef !== undefined) return onlyRef
      // The official client remembers the entry document; a new one remembers nothing.
      const renewed = serviceAt(options, url)
      const { ref } = (await ask(signal, (either) => renewed.getMasterRef({ signal: either }))) as {
        ref: string
      }
      service = renewed
      return ref
    },
    async listedRefs({ signal } = {}) {
      const refs = (await ask(signal, (either) =>
        serviceAt(options, url).getRefs({ signal: either }),
      )) as { ref: string }[]
      return refs.map(({ ref }) => ref)
    },
    at: (ref) => sourceAt(options, ref),
  }
}

/** The official client, at one ref or at what is published. */
function serviceAt(options: PrismicSourceOptions, url: URL, onlyRef?: string): Client {
  const { endpoint, accessToken } = options
  const fetchContent: ContentFetch =
    options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  const service = createClient(repositoryName(url), {
    documentAPIEndpoint: endpoint.replace(/(?<!\/)\/+$/, ''),
    ...(accessToken === undefined || accessToken === '' ? {} : { accessToken }),
    fetch: async (input, init) => {
      if (isElsewhere(input, onlyRef)) throw new RefLost('The ref is lost')
      try {
        return await limitBody(await fetchContent(input, init))
      } catch (cause) {
        if (cause instanceof ResponseTooLarge) throw cause
        throw new NoAnswer('No answer', { cause })
      }
    },
  })
  // Previews are asked for by ref; a visitor's cookie must not change what everyone is served.
  service.disableAutoPreviews()
  if (onlyRef !== undefined) service.queryContentFromRef(onlyRef)
  return service
}

function filtersOf({ type, uid, id }: DocumentFilter): string[] {
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
    throw new SyntaxError('The answer has no list of results')
  }
  return {
    documents: answer['results'].filter(isRecord),
    hasMore: typeof answer['next_page'] === 'string',
  }
}

/** Whether a search asks for another ref than the only one that may be shown. */
function isElsewhere(address: string, onlyRef: string | undefined): boolean {
  const ref = new URL(address).searchParams.get('ref')
  return onlyRef !== undefined && ref !== null && ref !== onlyRef
}

function parseEndpoint(endpoint: string): URL {
  const refused = `The content endpoint must be an http(s) address, not "${endpoint}"`
  if (!URL.canParse(endpoint)) throw new TypeError(refused)
  const url = new URL(endpoint)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError(refused)
  return url
}

/** `demo` of `https://demo.cdn.prismic.io/api/v2`, and of `http://localhost/content/demo/api/v2`. */
function repositoryName(url: URL): string {
  const inPath = /(?:^|\/)([^/]+)\/api\/v2\/?$/.exec(url.pathname)?.[1]
  return inPath ?? url.hostname.split('.')[0] ?? url.hostname
}
