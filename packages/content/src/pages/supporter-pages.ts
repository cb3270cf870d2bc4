import type { ContentClient } from '../client/create-content-client.ts'
import { deserialiseFields } from '../documents/deserialise-fields.ts'
import type { DocumentRef } from '../errors/document-ref.ts'
import { fieldReader } from '../fields/field-reader.ts'
import { isRecord } from '../documents/is-record.ts'
import { readDocumentRef } from '../documents/read-document-ref.ts'
import { parseMeta } from '../site/parse-meta.ts'
import type { ContentIssue, PageMeta } from '../site/site-config.ts'
import type { SliceOptions } from '../slices/own-slice.ts'
import { parseContent } from '../slices/parse-content.ts'
import type { PageSlice } from '../slices/page-slice.ts'
import { fetchParsed } from './fetch-parsed.ts'
import type { ParsedDocuments } from './fetch-parsed.ts'

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
