import type { ContentProblem, DocumentRef } from '../documents/errors.ts'
import { documentReader } from '../fields/field.ts'
import { parseMeta } from '../site/parse-head.ts'
import type { PageMeta } from '../site/site-config.ts'
import type { PageSlice } from '../slices/page-slices.ts'
import { parseContent } from '../slices/parse-content.ts'
import type { SliceOptions } from '../slices/slice-schema.ts'
import type { ContentClient } from '../sources/content-client.ts'
import { fetchParsed, type ParsedDocuments } from './fetch-documents.ts'

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
  readonly issues: readonly ContentProblem[]
}

/**
 * A `supporter_pages` document of the content service.
 *
 * @throws ContentError for the first field of content, admin and team that is not what it must be
 */
export function parseSupporterPages(raw: unknown, options: SliceOptions = {}): SupporterPages {
  const { document, data, issues, reader } = documentReader(raw)
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
  return fetchParsed(client, { type: 'supporter_pages', signal }, (raw) =>
    parseSupporterPages(raw, { schemas: client.slices }),
  )
}
