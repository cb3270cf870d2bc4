import * as v from 'valibot'
import type { ContentError, ContentProblem, DocumentRef } from '../documents/errors.ts'
import { isEmptyField, isRecord } from '../documents/values.ts'
import { createDocumentReader, type FieldReader } from '../fields/field.ts'
import { requiredText, text, boolean } from '../fields/fields.ts'
import { parseFooter, parseHeader } from '../site/header-and-footer.ts'
import { parseMeta } from '../site/parse-head.ts'
import type { FooterConfig, HeaderConfig, PageMeta } from '../site/site-config.ts'
import { type PageSlice, parseContent } from '../slices/page-slices.ts'
import type { SliceOptions } from '../slices/slice-schema.ts'
import { type ContentClient, fetchEach, findDocuments } from '../sources/content-client.ts'

/** A content page, from an `internal_page` document. Plain data. */
export interface InternalPage {
  readonly document: DocumentRef
  readonly uid: string
  /** Language in the CMS, for example `cy-gb`; may be empty. */
  readonly lang: string
  readonly title: string
  readonly meta: PageMeta
  readonly content: readonly PageSlice[]
  readonly segmentation: Segmentation
  /** Fields that override the site's header. */
  readonly header: Partial<HeaderConfig>
  /** Fields that override the site's footer. */
  readonly footer: Partial<FooterConfig>
  /** Problems outside `content`. Affected fields are ignored. */
  readonly issues: readonly ContentProblem[]
}

/** Whether a page is shown to all visitors or only to those who match its segments. See `isSegmentShown`. */
export interface Segmentation {
  readonly isSegmented: boolean
  readonly segments: readonly { readonly key: string; readonly value: string }[]
}

const segmentationRow = v.object({ isSegmented: boolean(false), key: requiredText, value: text })

/**
 * Parses an `internal_page` document. Invalid fields outside `content` are ignored, and listed in `issues`.
 *
 * @throws ContentError for the first invalid field of `content`
 */
export function parseInternalPage(raw: unknown, options: SliceOptions = {}): InternalPage {
  const { document, data, issues, reader } = createDocumentReader(raw)
  return {
    document,
    uid: document.uid,
    lang: isRecord(raw) && typeof raw['lang'] === 'string' ? raw['lang'] : '',
    title: reader.read('title', text),
    meta: parseMeta(reader),
    content: parseContent(document, 'content', data['content'], options),
    segmentation: parseSegmentation(reader),
    header: withoutUnset(parseHeader(reader), 'header', reader),
    footer: withoutUnset(parseFooter(reader), 'footer', reader),
    issues,
  }
}

function parseSegmentation(reader: FieldReader): Segmentation {
  const rows = reader.values('segmentation', segmentationRow)
  return {
    isSegmented: rows.some(({ isSegmented }) => isSegmented),
    segments: rows.map(({ key, value }) => ({ key, value })),
  }
}

/** Removes fields that are empty or invalid, for which the site's values apply. */
function withoutUnset<Config extends object>(
  config: Config,
  field: string,
  reader: FieldReader,
): Partial<Config> {
  const fields = Object.entries(config).filter(
    ([name, value]) => reader.has(`${field}.${name}`) && !isEmptyField(value),
  )
  return Object.fromEntries(fields) as Partial<Config>
}

/**
 * Fetches a content page by slug. Returns undefined if it does not exist.
 *
 * @throws ContentError if the document is invalid
 * @throws ContentUnavailableError if the CMS cannot be read
 */
export async function fetchInternalPage(
  client: ContentClient,
  { uid, signal }: { uid: string; signal?: AbortSignal | undefined },
): Promise<InternalPage | undefined> {
  const [document] = await findDocuments(client, { type: 'internal_page', uid, signal })
  if (document === undefined) return undefined
  return parseInternalPage(document, { schemas: client.slices })
}

/** Content pages, and the errors of invalid ones. */
export interface InternalPages {
  readonly pages: readonly InternalPage[]
  readonly broken: readonly ContentError[]
}

/**
 * Fetches all content pages, at most 999 (Spec §7). An invalid page does not affect the others.
 *
 * @throws ContentUnavailableError if the CMS cannot be read
 */
export async function fetchInternalPages(
  client: ContentClient,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<InternalPages> {
  const search = { type: 'internal_page', limit: 999, pageSize: 100, signal }
  const { documents, broken } = await fetchEach(client, search, (raw) =>
    parseInternalPage(raw, { schemas: client.slices }),
  )
  return { pages: documents, broken }
}
