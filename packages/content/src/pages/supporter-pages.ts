import type { ContentProblem, DocumentRef } from '../documents/errors.ts'
import { createDocumentReader } from '../fields/field.ts'
import { parseMeta } from '../site/parse-head.ts'
import type { PageMeta } from '../site/site-config.ts'
import { type PageSlice, parseContent } from '../slices/page-slices.ts'
import type { SliceOptions } from '../slices/slice-schema.ts'
import { type ContentClient, fetchParsed, type ParsedDocuments } from '../sources/content-client.ts'

/** Additional sections for supporters' pages and teams, from a `supporter_pages` document. Plain data. */
export interface SupporterPages {
  readonly document: DocumentRef
  readonly uid: string
  readonly meta: PageMeta
  /** Sections of `/fundraising/{slug}`. */
  readonly content: readonly PageSlice[]
  /** Sections of `/fundraising-edit/{slug}`. */
  readonly admin: readonly PageSlice[]
  /** Sections of `/teams/{slug}`. */
  readonly team: readonly PageSlice[]
  /** Problems outside the sections. Affected fields have their defaults. */
  readonly issues: readonly ContentProblem[]
}

/**
 * Parses a `supporter_pages` document.
 *
 * @throws ContentError for the first invalid section
 */
export function parseSupporterPages(raw: unknown, options: SliceOptions = {}): SupporterPages {
  const { document, data, issues, reader } = createDocumentReader(raw)
  const parseSlices = (field: string) => parseContent(document, field, data[field], options)
  return {
    document,
    uid: document.uid,
    meta: parseMeta(reader),
    content: parseSlices('content'),
    admin: parseSlices('admin'),
    team: parseSlices('team'),
    issues,
  }
}

/** Fetches all `supporter_pages` documents (Spec §7). If the CMS cannot be read, returns an empty list, with the error as `failure`. */
export function fetchSupporterPages(
  client: ContentClient,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<ParsedDocuments<SupporterPages>> {
  return fetchParsed(client, { type: 'supporter_pages', signal }, (raw) =>
    parseSupporterPages(raw, { schemas: client.slices }),
  )
}
