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
import { type ContentClient, findDocuments } from '../sources/content-client.ts'
import { fetchEach } from './fetch-documents.ts'

/** One content page beside the home page. Plain data. */
export interface InternalPage {
  readonly document: DocumentRef
  readonly uid: string
  /** The language that it is written in, as the content names it; '' where that is not said. */
  readonly lang: string
  readonly title: string
  readonly meta: PageMeta
  readonly content: readonly PageSlice[]
  readonly segmentation: Segmentation
  /** What this page shows differently in the header; what is absent is the site's. */
  readonly header: Partial<HeaderConfig>
  /** What this page shows differently in the footer; what is absent is the site's. */
  readonly footer: Partial<FooterConfig>
  /** What was wrong around the content and was left out. */
  readonly issues: readonly ContentProblem[]
}

/** Who sees a page: everyone, or those whose values match. */
export interface Segmentation {
  readonly isSegmented: boolean
  readonly segments: readonly { readonly key: string; readonly value: string }[]
}

const segmentationRow = v.object({ isSegmented: yesNo(false), key: requiredText, value: text })

/**
 * An `internal_page` document of the content service as a page. Title and slices are read strictly;
 * what is wrong in `meta`, `header` and `footer` is left out and listed in `issues`.
 *
 * @throws ContentError for the first field of title and content that is not what it must be
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
  const rows = reader.rows('segmentation', segmentationRow).map(({ value }) => value)
  return {
    isSegmented: rows.some(({ isSegmented }) => isSegmented),
    segments: rows.map(({ key, value }) => ({ key, value })),
  }
}

/** Keeps the fields that the document sets to a valid value. The site's own value applies to all others. */
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
 * A content page by its uid, or undefined when there is none.
 *
 * @throws ContentError when the page's document is broken; its message names document and field
 * @throws ContentUnavailableError when the content service cannot be read
 */
export async function fetchInternalPage(
  client: ContentClient,
  { uid, signal }: { uid: string; signal?: AbortSignal | undefined },
): Promise<InternalPage | undefined> {
  const [document] = await findDocuments(client, { type: 'internal_page', uid, signal })
  if (document === undefined) return undefined
  return parseInternalPage(document, { schemas: client.slices })
}

/** A repository's pages, and the errors of those that are broken. */
export interface InternalPages {
  readonly pages: readonly InternalPage[]
  readonly broken: readonly ContentError[]
}

/**
 * All content pages of a repository, up to 999 (Spec §7). A broken page does not take the others with
 * it: it is listed in `broken`.
 *
 * @throws ContentUnavailableError when the content service cannot be read
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

/**
 * Whether segmented content is for somebody (Spec §3): content that is not segmented is for everyone;
 * segmented content wants, for each of its keys, one of the values it names. Case does not count.
 *
 * @param values - what is known of the visitor or page, by key, such as a page's tags
 */
export function isSegmentShown(
  { isSegmented, segments }: Segmentation,
  values: Readonly<Record<string, unknown>>,
): boolean {
  if (!isSegmented) return true
  const known = new Map(Object.entries(values).map(([key, value]) => [fold(key), fold(value)]))
  return segments.every(({ key }) =>
    segments.some(
      (other) => fold(other.key) === fold(key) && known.get(fold(key)) === fold(other.value),
    ),
  )
}

function fold(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim().toLowerCase()
    : ''
}
