import * as v from 'valibot'
import type { ContentError, ContentProblem, DocumentRef } from '../documents/errors.ts'
import { isEmptyField, isRecord } from '../documents/values.ts'
import { documentReader, type FieldReader } from '../fields/field.ts'
import { requiredText, text, yesNo } from '../fields/fields.ts'
import { parseFooter, parseHeader } from '../site/header-and-footer.ts'
import { parseMeta } from '../site/parse-head.ts'
import type { FooterConfig, HeaderConfig, PageMeta } from '../site/site-config.ts'
import type { PageSlice } from '../slices/page-slices.ts'
import { parseContent } from '../slices/parse-content.ts'
import type { SliceOptions } from '../slices/slice-schema.ts'
import { type ContentClient, fetchEach, findDocuments } from '../sources/content-client.ts'

/** A content page. Plain data. */
export interface InternalPage {
  readonly document: DocumentRef
  readonly uid: string
  /** Language in the CMS; may be empty. */
  readonly lang: string
  readonly title: string
  readonly meta: PageMeta
  readonly content: readonly PageSlice[]
  readonly segmentation: Segmentation
  /** Overrides of the site's header. */
  readonly header: Partial<HeaderConfig>
  /** Overrides of the site's footer. */
  readonly footer: Partial<FooterConfig>
  /** Problems outside of the content. The affected fields are ignored. */
  readonly issues: readonly ContentProblem[]
}

/** Visitors who see the page: all, or those whose values match. */
export interface Segmentation {
  readonly isSegmented: boolean
  readonly segments: readonly { readonly key: string; readonly value: string }[]
}

const segmentationRow = v.object({ isSegmented: yesNo(false), key: requiredText, value: text })

/**
 * Parses an `internal_page` document. Invalid fields of `meta`, `header` and `footer` are ignored and listed in
 * `issues`.
 *
 * @throws ContentError for the first invalid field of the content
 */
export function parseInternalPage(raw: unknown, options: SliceOptions = {}): InternalPage {
  const { document, data, issues, reader } = documentReader(raw)
  return {
    document,
    uid: document.uid,
    lang: isRecord(raw) && typeof raw['lang'] === 'string' ? raw['lang'] : '',
    title: reader.read('title', text),
    meta: parseMeta(reader),
    content: parseContent(document, 'content', data['content'], options),
    segmentation: parseSegmentation(reader),
    header: onlyGiven(parseHeader(reader), 'header', reader),
    footer: onlyGiven(parseFooter(reader), 'footer', reader),
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

/** Keeps valid, non-empty fields. The site's value applies to all others. */
function onlyGiven<Config extends object>(
  config: Config,
  field: string,
  reader: FieldReader,
): Partial<Config> {
  const given = Object.entries(config).filter(
    ([name, value]) => reader.has(`${field}.${name}`) && !isEmptyField(value),
  )
  return Object.fromEntries(given) as Partial<Config>
}

/**
 * Fetches a content page by its slug; undefined if there is none.
 *
 * @throws ContentError if the document is broken
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

/** Content pages, and the errors of broken ones. */
export interface InternalPages {
  readonly pages: readonly InternalPage[]
  readonly broken: readonly ContentError[]
}

/**
 * Fetches all content pages, up to 999 (Spec §7). A broken page does not affect the others.
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
