import { deserialiseFields, readDocumentRef } from '../documents/deserialise-fields.ts'
import { ContentError, ContentUnavailableError, type DocumentRef } from '../documents/errors.ts'
import { isRecord } from '../documents/values.ts'
import { fieldReader } from '../fields/field.ts'
import { parseMeta } from '../site/parse-head.ts'
import type { ContentIssue, PageMeta } from '../site/site-config.ts'
import type { PageSlice } from '../slices/page-slices.ts'
import { parseContent } from '../slices/parse-content.ts'
import type { SliceOptions } from '../slices/slice-schema.ts'
import { type ContentClient, findDocuments } from '../sources/content-client.ts'

/** Custom supporter pages: what a site shows of its own on the platform's pages. Plain data. */
export interface SupporterPages {
  readonly document: DocumentRef
  readonly uid: string
  readonly meta: PageMeta
  /** The sections of `/fundraising/{slug}`. */
  readonly content: readonly PageSlice[]
  /** The sections of `/fundraising-edit/{slug}`. */
  readonly admin: readonly PageSlice[]
  /** The sections of `/teams/{slug}`. */
  readonly team: readonly PageSlice[]
  /** What was wrong around the content and was left out. */
  readonly issues: readonly ContentIssue[]
}

/**
 * A `supporter_pages` document of the content service.
 *
 * @throws ContentError for the first field of content, admin and team that is not what it must be
 */
export function parseSupporterPages(raw: unknown, options: SliceOptions = {}): SupporterPages {
  const document = readDocumentRef(raw)
  const data = isRecord(raw) && isRecord(raw['data']) ? raw['data'] : {}
  const issues: ContentIssue[] = []
  const reader = fieldReader(deserialiseFields(data), { document, issues })
  const slicesOf = (field: string) => parseContent(document, field, data[field], options)
  return {
    document,
    uid: document.uid,
    meta: parseMeta(reader),
    content: slicesOf('content'),
    admin: slicesOf('admin'),
    team: slicesOf('team'),
    issues,
  }
}

/**
 * All `supporter_pages` documents of a repository (Spec §7). Never fails for want of the content
 * service: then there are none, and `failure` says why.
 */
export function fetchSupporterPages(
  client: ContentClient,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<ParsedDocuments<SupporterPages>> {
  const parse = (raw: unknown) => parseSupporterPages(raw, { schemas: client.slices })
  return fetchParsed(client, { type: 'supporter_pages', parse, signal })
}

/** Documents of one type, and the errors of those that are broken. */
export interface ParsedDocuments<Document> {
  readonly documents: readonly Document[]
  readonly broken: readonly ContentError[]
  /** Why nothing could be read, when that is so. */
  readonly failure: ContentUnavailableError | undefined
}

/**
 * Up to 999 documents, asked for 999 at a time, as many pages of answers as the content service makes
 * of it. A content service that cannot be read gives none: empty data counts as fetched (Spec §7).
 */
export async function fetchParsed<Document>(
  client: ContentClient,
  {
    type,
    parse,
    signal,
  }: {
    type: string
    parse: (raw: unknown) => Document
    signal: AbortSignal | undefined
  },
): Promise<ParsedDocuments<Document>> {
  const documents: Document[] = []
  const broken: ContentError[] = []
  try {
    const found = await findDocuments(client, { type, limit: 999, pageSize: 999, signal })
    for (const raw of found) {
      try {
        documents.push(parse(raw))
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        broken.push(error)
      }
    }
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    return { documents: [], broken: [], failure: error }
  }
  return { documents, broken, failure: undefined }
}
