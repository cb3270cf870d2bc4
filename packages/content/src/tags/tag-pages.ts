import type { ContentClient } from '../client/create-content-client.ts'
import { deserialiseFields } from '../documents/deserialise-fields.ts'
import type { DocumentRef } from '../errors/document-ref.ts'
import { fieldReader } from '../fields/field-reader.ts'
import { isRecord } from '../documents/is-record.ts'
import { readDocumentRef } from '../documents/read-document-ref.ts'
import { image } from '../fields/image.ts'
import type { Image } from '../fields/image.ts'
import { text } from '../fields/text.ts'
import { fetchParsed } from '../pages/fetch-parsed.ts'
import type { ParsedDocuments } from '../pages/fetch-parsed.ts'
import { parseMeta } from '../site/parse-meta.ts'
import type { ContentIssue, PageMeta } from '../site/site-config.ts'
import type { SliceOptions } from '../slices/own-slice.ts'
import { parseContent } from '../slices/parse-content.ts'
import type { PageSlice } from '../slices/page-slice.ts'

/** What an editor made for the pages of a tag. Plain data. */
export interface TagPages {
  readonly document: DocumentRef
  readonly uid: string
  readonly meta: PageMeta
  /** The name of the configured tag it is for. */
  readonly tag: string
  /** The one value it is for; empty when it is for every value that has no document of its own. */
  readonly value: string
  readonly label: string
  readonly image: Image | undefined
  readonly content: readonly PageSlice[]
  /** What was wrong around the content and was left out. */
  readonly issues: readonly ContentIssue[]
}

/**
 * A `tag_pages` document of the content service.
 *
 * @throws ContentError for the first field of its content that is not what it must be
 */
export function parseTagPages(raw: unknown, options: SliceOptions = {}): TagPages {
  const document = readDocumentRef(raw)
  const data = isRecord(raw) && isRecord(raw['data']) ? raw['data'] : {}
  const issues: ContentIssue[] = []
  const reader = fieldReader(deserialiseFields(data), { document, issues })
  return {
    document,
    uid: document.uid,
    meta: parseMeta(reader),
    tag: reader.read('tag', text, ''),
    value: reader.read('value', text, ''),
    label: reader.read('label', text, ''),
    image: reader.read('image', image, undefined),
    content: parseContent(document, 'content', data['content'], options),
    issues,
  }
}

/**
 * All `tag_pages` documents of a repository (Spec §7). Never fails for want of the content service:
 * then there are none, and `failure` says why.
 */
export function fetchTagPages(
  client: ContentClient,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<ParsedDocuments<TagPages>> {
  const parse = (raw: unknown) => parseTagPages(raw, { schemas: client.slices })
  return fetchParsed(client, { type: 'tag_pages', parse, signal })
}
