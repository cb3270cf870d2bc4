import { createClient } from '@prismicio/client'
import type { Client } from '@prismicio/client'

/** How to reach a content repository. */
export interface ContentClientOptions {
  /** The repository's address, such as `https://example.cdn.prismic.io/api/v2`. */
  readonly endpoint: string
  /** For private repositories. */
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

/** A repository that can be read; give it to `fetchSite` and its kin. */
export interface ContentClient {
  readonly endpoint: string
  readonly timeoutMs: number
  /** The content service's own client, for what this package has no function for. */
  readonly service: Client
  /**
   * The same repository as it stands at a ref, such as a preview token. It never falls back to what
   * is published: a ref that is unknown or has expired is an error.
   */
  atRef(ref: string): ContentClient
}

/** Thrown inside a request that would show published content where a ref was asked for. */
export class RefLost extends Error {
  override readonly name = 'RefLost' as const
}

/** Thrown inside a request when there was no answer at all. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer' as const
}

const defaultTimeoutMs = 5000

/**
 * A client for one content repository, over the content service's official client: the entry
 * document is kept for a few seconds only, and a query whose ref has expired is asked again with the
 * master ref that the refusal names.
 *
 * @throws TypeError when the endpoint is not an http(s) address
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  return clientAt(options)
}

function clientAt(options: ContentClientOptions, onlyRef?: string): ContentClient {
  const { endpoint, accessToken, timeoutMs = defaultTimeoutMs } = options
  const fetchContent: ContentFetch =
    options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  const url = parseEndpoint(endpoint)
  const service = createClient(repositoryName(url), {
    documentAPIEndpoint: endpoint.replace(/(?<!\/)\/+$/, ''),
    ...(accessToken === undefined || accessToken === '' ? {} : { accessToken }),
    fetch: async (input, init) => {
      if (isElsewhere(input, onlyRef)) throw new RefLost('The ref is lost')
      try {
        return await fetchContent(input, init)
      } catch (cause) {
        throw new NoAnswer('No answer', { cause })
      }
    },
  })
  // Previews are asked for by ref; a visitor's cookie must not change what everyone is served.
  service.disableAutoPreviews()
  if (onlyRef !== undefined) service.queryContentFromRef(onlyRef)
  return {
    endpoint: `${url.origin}${url.pathname}`,
    timeoutMs,
    service,
    atRef: (ref) => clientAt(options, ref),
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
