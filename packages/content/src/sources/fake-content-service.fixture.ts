import type { SliceSchemas } from '../slices/slice-schema.ts'
import { createContentClient } from './content-client.ts'
import type { ContentFetch, PrismicSourceOptions } from './prismic-source.ts'

/** A fake Prismic repository in memory (wire contract 2.8). */
export interface FakeContentService {
  readonly fetch: ContentFetch
  /** URLs of all requests, in order. */
  readonly requests: URL[]
  documents: Record<string, unknown>[]
  masterRef: string
  /** Drafts by preview token. They replace published documents with the same ID. */
  drafts: Record<string, Record<string, unknown>[]>
  /** Responds to requests instead of the service, unless it returns undefined. */
  intercept:
    | ((url: URL, signal: AbortSignal | undefined) => Promise<Response> | undefined)
    | undefined
}

const mainLanguage = 'en-gb'

export const contentEndpoint = 'https://demo.example/content/demo/api/v2'

export function fakeContentService(documents: Record<string, unknown>[] = []): FakeContentService {
  const service: FakeContentService = {
    requests: [],
    documents,
    drafts: {},
    masterRef: 'ref-1',
    intercept: undefined,
    fetch: async (input, init) => {
      const url = new URL(input)
      service.requests.push(url)
      return (await service.intercept?.(url, init?.signal)) ?? answer(service, url)
    },
  }
  return service
}

/** Creates a content client for the fake service. */
export function clientFor(
  service: FakeContentService,
  options: Partial<PrismicSourceOptions> & { slices?: SliceSchemas } = {},
) {
  return createContentClient({ endpoint: contentEndpoint, fetch: service.fetch, ...options })
}

/** Responds to all searches with the given body. Other requests are not affected. */
export function answerSearches(service: FakeContentService, body: unknown, status = 200): void {
  service.intercept = (url) =>
    url.pathname.endsWith('/search') ? Promise.resolve(jsonResponse(body, status)) : undefined
}

export function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status })
}

function answer(service: FakeContentService, url: URL): Response {
  if (!url.pathname.endsWith('/documents/search')) {
    const ref = { id: 'master', ref: service.masterRef, label: 'Master', isMasterRef: true }
    return jsonResponse({
      refs: [ref],
      languages: [],
      types: {},
      tags: [],
      forms: {},
      integrationFieldsRef: null,
    })
  }
  const ref = url.searchParams.get('ref') ?? ''
  const drafts = service.drafts[ref]
  if (drafts !== undefined) {
    const untouched = service.documents.filter(
      ({ id }) => !drafts.some((draft) => draft['id'] === id),
    )
    return jsonResponse(search([...drafts, ...untouched], url))
  }
  if (ref === 'preview-expired') {
    return jsonResponse(
      { type: 'api_security_error', message: 'This preview token has expired' },
      404,
    )
  }
  if (ref !== service.masterRef) {
    return jsonResponse(
      { type: 'api_validation_error', message: `Ref expired. Master ref is: ${service.masterRef}` },
      410,
    )
  }
  return jsonResponse(search(service.documents, url))
}

function search(documents: readonly Record<string, unknown>[], url: URL) {
  const query = url.searchParams.getAll('q').join('')
  const type = /at\(document\.type, "([^"]*)"\)/.exec(query)?.[1]
  const uid = /at\(my\.\w+\.uid, "([^"]*)"\)/.exec(query)?.[1]
  const id = /at\(document\.id, "([^"]*)"\)/.exec(query)?.[1]
  const lang = url.searchParams.get('lang') ?? mainLanguage
  const matching = documents.filter(
    (document) =>
      (lang === '*' || (document['lang'] ?? mainLanguage) === lang) &&
      (type === undefined || document['type'] === type) &&
      (uid === undefined || document['uid'] === uid) &&
      (id === undefined || document['id'] === id),
  )
  const page = Number(url.searchParams.get('page') ?? 1)
  const pageSize = Math.min(100, Number(url.searchParams.get('pageSize') ?? 20))
  const hasNext = page * pageSize < matching.length
  return {
    page,
    results: matching.slice((page - 1) * pageSize, page * pageSize),
    total_results_size: matching.length,
    next_page: hasNext ? `${url.origin}${url.pathname}?page=${page + 1}` : null,
  }
}
