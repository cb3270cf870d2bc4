import { ContentError, ContentUnavailableError } from '../documents/errors.ts'
import { isRecord } from '../documents/values.ts'
import type { SliceSchemas } from '../slices/slice-schema.ts'
import type { ContentSource, DocumentFilter } from './content-source.ts'
import { createPrismicSource, type PrismicSourceOptions } from './prismic-source.ts'

/** A source or the options of {@link createPrismicSource}, and custom schemas. */
export type ContentClientOptions = (PrismicSourceOptions | { readonly source: ContentSource }) & {
  /** Custom page slice schemas, for all `fetch…` functions. @default none */
  readonly slices?: SliceSchemas | undefined
}

/** Client that `fetchSite` and the other `fetch…` functions read content with. */
export interface ContentClient {
  readonly source: ContentSource
  readonly slices: SliceSchemas
  /** Language of fetched documents; undefined for the main language. */
  readonly language: LanguageChoice | undefined
  /**
   * Returns a client for a ref, such as a preview token. It never falls back to published content: an unknown or expired ref is an error.
   */
  atRef(ref: string): ContentClient
  /**
   * Returns a client for another language. Untranslated documents are fetched in the main language, which shows in their
   * `lang`. Translations have the same uid as the original.
   */
  inLanguage(language: LanguageChoice): ContentClient
}

const noSlices: SliceSchemas = {}

/**
 * Creates a content client.
 *
 * @throws TypeError if the endpoint is not an http(s) URL
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  return createClient(
    'source' in options ? options.source : createPrismicSource(options),
    options.slices,
  )
}

function createClient(
  source: ContentSource,
  slices: SliceSchemas = noSlices,
  language?: LanguageChoice,
): ContentClient {
  return {
    source,
    slices,
    language,
    atRef: (ref) => createClient(source.at(ref), slices, language),
    inLanguage: (other) => createClient(source, slices, other),
  }
}

/** A language, and the fallback for untranslated documents. */
export interface LanguageChoice {
  /** Language in the CMS, such as `cy-gb`. */
  readonly lang: string
  /** Main language of the content, such as `en-gb`. */
  readonly main: string
}

/**
 * Selects one document per type and uid: the translation if there is one, otherwise the document in the main language.
 * Documents without a uid are identified by ID. Preserves the order.
 */
export function chooseLanguage(
  documents: readonly Record<string, unknown>[],
  { lang, main }: LanguageChoice,
): Record<string, unknown>[] {
  const chosen = new Map<string, Record<string, unknown>>()
  for (const document of documents) {
    const key = JSON.stringify([document['type'], document['uid'] ?? document['id']])
    const known = chosen.get(key)
    const isTranslated = hasLanguage(document, lang)
    if (known === undefined ? isTranslated || hasLanguage(document, main) : isTranslated) {
      chosen.set(key, document)
    }
  }
  return [...chosen.values()]
}

function hasLanguage(document: unknown, lang: string): boolean {
  const documentLang = isRecord(document) ? document['lang'] : undefined
  return typeof documentLang === 'string' && documentLang.toLowerCase() === lang.toLowerCase()
}

/** Filter and limits of a document search. */
export type DocumentSearch = DocumentFilter & {
  /** Maximum number of documents. @default 20 */
  readonly limit?: number
  /** Requested page size. The source may return fewer documents. @default 20 */
  readonly pageSize?: number
  readonly signal?: AbortSignal | undefined
}

/** Maximum number of documents to search, which is more than any site has. */
export const maxDocuments = 10_000

/**
 * Finds raw documents, requesting pages until there are `limit` documents or no more. If the client has a language and
 * the search does not, returns each document once: translated if possible, otherwise in the main language. IDs are
 * looked up in all languages.
 *
 * @throws ContentUnavailableError if the source cannot be read
 * @throws ContentError if the source reports a broken document
 */
export async function findDocuments(
  { source, language }: Pick<ContentClient, 'source'> & Partial<Pick<ContentClient, 'language'>>,
  search: DocumentSearch,
): Promise<Record<string, unknown>[]> {
  // An ID belongs to a single document in a single language.
  if (search.id !== undefined) return findPages(source, { lang: '*', ...search })
  if (language === undefined || search.lang !== undefined) return findPages(source, search)
  const { limit = 20 } = search
  const found = await findPages(source, { ...search, lang: '*', limit: maxDocuments })
  return chooseLanguage(found, language).slice(0, limit)
}

async function findPages(
  source: ContentSource,
  { limit = 20, pageSize = 20, signal, ...filter }: DocumentSearch,
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  for (let page = 1; ; page += 1) {
    // Sequential, because each response shows whether there is another page.
    // oxlint-disable-next-line no-await-in-loop
    const { documents, hasMore } = await source.find({ ...filter, page, pageSize }, { signal })
    found.push(...documents)
    if (found.length >= limit || !hasMore || documents.length === 0) break
  }
  return found.slice(0, limit)
}

/** Valid documents of a type, and the errors of invalid ones. */
export interface ParsedDocuments<Document> {
  readonly documents: readonly Document[]
  readonly broken: readonly ContentError[]
  /** Error if the source could not be read at all. */
  readonly failure: ContentUnavailableError | undefined
}

/**
 * Finds documents and parses each of them. An invalid document does not affect the others.
 *
 * @throws ContentUnavailableError if the CMS cannot be read
 */
export async function fetchEach<Document>(
  client: ContentClient,
  search: DocumentSearch,
  parse: (raw: unknown) => Document,
): Promise<Omit<ParsedDocuments<Document>, 'failure'>> {
  const documents: Document[] = []
  const broken: ContentError[] = []
  for (const raw of await findDocuments(client, search)) {
    try {
      documents.push(parse(raw))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      broken.push(error)
    }
  }
  return { documents, broken }
}

/** Like {@link fetchEach}, with at most 999 documents. If the CMS cannot be read, the result is empty (Spec §7). */
export async function fetchParsed<Document>(
  client: ContentClient,
  search: DocumentSearch,
  parse: (raw: unknown) => Document,
): Promise<ParsedDocuments<Document>> {
  try {
    const found = await fetchEach(client, { ...search, limit: 999, pageSize: 999 }, parse)
    return { ...found, failure: undefined }
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    return { documents: [], broken: [], failure: error }
  }
}
