import { defineCall } from '../../http/define-call.ts'
import {
  createContentErrorResponse,
  createBrokenDocumentResponse,
  createPredicateErrorResponse,
  createUnknownRepositoryResponse,
  createInvalidParameterResponse,
} from './content-errors.ts'
import type { RepositoryState } from '../../content/content-root.ts'
import {
  type BrokenDocument,
  type ContentDocument,
  isBrokenDocument,
} from '../../content/document-file.ts'
import {
  matchesPredicate,
  parsePredicates,
  type Predicate,
  PredicateError,
  getValuesAt,
} from './predicates.ts'
import { createResultPage } from './result-page.ts'

/** Maximum page size of the CMS. */
const maxPageSize = 100

/** Searches documents by predicates, with ordering and pagination (wire contract §2.8.2). */
export const searchDocuments = defineCall({
  family: 'content',
  method: 'GET',
  path: '/:repository/api/v2/documents/search',
  handle(context) {
    const { content, params, url } = context
    const name = params['repository'] ?? ''
    const repository = content?.repository(name)
    if (repository === undefined) return createUnknownRepositoryResponse(name)
    const documents = getRefDocuments(repository, url.searchParams.get('ref'))
    if (documents instanceof Response) return documents
    for (const name of ['graphQuery', 'routes']) {
      if (url.searchParams.has(name))
        return createInvalidParameterResponse(`${name} is not supported here`)
    }
    const page = parsePositiveInteger(url.searchParams.get('page'), 1)
    const pageSize = parsePositiveInteger(url.searchParams.get('pageSize'), 20)
    if (page === undefined)
      return createInvalidParameterResponse('page must be a whole number from 1')
    if (pageSize === undefined)
      return createInvalidParameterResponse('pageSize must be a whole number from 1')
    const predicates: Predicate[] = []
    for (const query of url.searchParams.getAll('q')) {
      try {
        predicates.push(...parsePredicates(query))
      } catch (error) {
        if (error instanceof PredicateError) return createPredicateErrorResponse(error, query)
        throw error
      }
    }
    const broken = documents.find(
      (one) => isBrokenDocument(one) && isRequestedDocument(one, predicates),
    )
    if (broken !== undefined && isBrokenDocument(broken))
      return createBrokenDocumentResponse(broken)
    const lang = url.searchParams.get('lang') ?? repository.lang
    const shown = documents
      .filter((one): one is ContentDocument => !isBrokenDocument(one))
      .map((one) => (one.lang === '' ? { ...one, lang: repository.lang } : one))
    let found: ContentDocument[]
    try {
      found = shown
        .filter((one) => lang === '*' || one.lang.toLowerCase() === lang.toLowerCase())
        .filter((one) => predicates.every((predicate) => matchesPredicate(one, predicate)))
    } catch (error) {
      if (error instanceof PredicateError) return createPredicateErrorResponse(error, url.search)
      throw error
    }
    const inOrder = sortDocuments(found, url.searchParams.get('orderings'))
    return createResultPage(context, getDocumentsAfter(inOrder, url.searchParams.get('after')), {
      page,
      pageSize: Math.min(pageSize, maxPageSize),
      repository,
      shown,
    })
  },
})

/**
 * Returns the documents of a ref: published for the master ref, with the release's changes for a release ref, and with
 * drafts for a preview ref. Returns an error response for any other ref (wire contract §2.8.3, §2.8.4).
 */
function getRefDocuments(
  repository: RepositoryState,
  ref: string | null,
): readonly (ContentDocument | BrokenDocument)[] | Response {
  const master = `Master ref is: ${repository.ref}`
  if (ref === null || ref === '') return createInvalidParameterResponse('ref is required')
  if (ref === repository.ref) return repository.documents
  const release = repository.releases.find((one) => one.ref === ref)
  if (release !== undefined) return release.documents
  const session = parsePreviewSession(ref)
  if (session !== undefined) {
    return session === 'expired'
      ? createContentErrorResponse(404, 'api_security_error', 'This preview token has expired')
      : repository.drafts
  }
  if (repository.expiredRefs.has(ref)) {
    return createContentErrorResponse(
      410,
      'api_validation_error',
      `The ref you provided is expired. ${master}`,
    )
  }
  return createContentErrorResponse(
    404,
    'api_notfound_error',
    `The ref you provided does not exist. ${master}`,
  )
}

/** Returns the session of a preview ref: `preview-{session}`, or a preview URL as issued by the real CMS. */
function parsePreviewSession(ref: string): string | undefined {
  return (/^preview-(.+)$/s.exec(ref) ?? /^https?:\/\/[^/]+\/previews\/([^/?#]+)/.exec(ref))?.[1]
}

/** Returns the documents after the one with this id, or all documents if the id is not in the list. */
function getDocumentsAfter(documents: ContentDocument[], id: string | null): ContentDocument[] {
  return documents.slice(documents.findIndex((one) => one.id === id) + 1)
}

/** Whether a query selects this document by uid or id, and does not restrict the type to another one. */
function isRequestedDocument(
  { id, type, uid }: BrokenDocument,
  predicates: readonly Predicate[],
): boolean {
  const names = (path: string, wanted: string) =>
    predicates.some(
      ({ name, path: asked, values: [value] }) =>
        asked === path &&
        ['at', 'any', 'in'].includes(name) &&
        (Array.isArray(value) ? value.includes(wanted) : value === wanted),
    )
  const types = predicates.filter(({ path }) => path === 'document.type')
  if (types.length > 0 && !names('document.type', type)) return false
  return names(`my.${type}.uid`, uid) || names('document.id', id)
}

function parsePositiveInteger(text: string | null, fallback: number): number | undefined {
  if (text === null || text === '') return fallback
  return /^\d{1,9}$/.test(text) && Number(text) >= 1 ? Number(text) : undefined
}

/** Sorts by orderings such as `[my.page.title desc, document.first_publication_date]`, in order of precedence. */
function sortDocuments(documents: ContentDocument[], orderings: string | null): ContentDocument[] {
  const keys = (orderings ?? '')
    .replaceAll(/[[\]]/g, '')
    .split(',')
    .map((key) => key.trim().split(/\s+/))
    .filter(([path]) => path !== undefined && path !== '')
  return documents.toSorted((a, b) => {
    for (const [path = '', direction] of keys) {
      const order = compareValues(getValuesAt(a, path)[0], getValuesAt(b, path)[0])
      if (order !== 0) return direction?.toLowerCase() === 'desc' ? -order : order
    }
    return 0
  })
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [a, b].map((value) =>
    typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : JSON.stringify(value ?? ''),
  )
  return (left ?? '').localeCompare(right ?? '', 'en')
}
