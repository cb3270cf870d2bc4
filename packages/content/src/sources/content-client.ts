import { isRecord } from '../documents/values.ts'
import type { SliceSchemas } from '../slices/slice-schema.ts'
import type { ContentSource, DocumentFilter } from './content-source.ts'
import { prismicSource, type PrismicSourceOptions } from './prismic-source.ts'

/** Where a client reads from: a source, or what {@link prismicSource} takes; and how it reads pages. */
export type ContentClientOptions = (PrismicSourceOptions | { readonly source: ContentSource }) & {
  /** The application's own schemas of page slices, by which every `fetch…` reads them. @default none */
  readonly slices?: SliceSchemas | undefined
}

/** Content that can be read; give it to `fetchSite` and its kin. */
export interface ContentClient {
  readonly source: ContentSource
  /** The application's own schemas of page slices; none when none were given. */
  readonly slices: SliceSchemas
  /** What `fetch…` reads; undefined for the main language alone. */
  readonly language: LanguageChoice | undefined
  /**
   * The same content as it is at a ref, such as a preview token. It never falls back to what
   * is published: a ref that is unknown or has expired is an error.
   */
  atRef(ref: string): ContentClient
  /**
   * The same content in another language. A document that is not translated is read in the main language; its `lang`
   * says so. A translation has the uid of what it translates.
   */
  inLanguage(language: LanguageChoice): ContentClient
}

const noSlices: SliceSchemas = {}

/**
 * A client for the content of a source.
 *
 * @throws TypeError when an endpoint is given that is not an http(s) address
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  return clientOf('source' in options ? options.source : prismicSource(options), options.slices)
}

function clientOf(
  source: ContentSource,
  slices: SliceSchemas = noSlices,
  language?: LanguageChoice,
): ContentClient {
  return {
    source,
    slices,
    language,
    atRef: (ref) => clientOf(source.at(ref), slices, language),
    inLanguage: (other) => clientOf(source, slices, other),
  }
}

/** Which language is read, and which one is used where a document is not translated. */
export interface LanguageChoice {
  /** The language's name in the content, such as `cy-gb`. */
  readonly lang: string
  /** The content's main language, such as `en-gb`. */
  readonly main: string
}

/**
 * One document for each type and uid: the one in the language, or the one in the main language where there is none.
 * Documents without a uid are told apart by their id. The order stays.
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

/** Whether a document, as it was written, is in a language. */
function hasLanguage(document: unknown, lang: string): boolean {
  const own = isRecord(document) ? document['lang'] : undefined
  return typeof own === 'string' && own.toLowerCase() === lang.toLowerCase()
}

/** Which documents to read, and how many. */
export type DocumentSearch = DocumentFilter & {
  /** @default 20 */
  readonly limit?: number
  /** The page size that is requested; the source may return fewer. @default 20 */
  readonly pageSize?: number
  readonly signal?: AbortSignal | undefined
}

/** More documents than any site has. */
export const everyDocument = 10_000

/**
 * Documents as they were written, page after page until `limit` or the end. A client in a language gives each of them
 * once, in that language or else in the main one, unless the search names a language. An id is searched for in every
 * language.
 *
 * @throws ContentUnavailableError when the source cannot be read
 * @throws ContentError when it says that the document asked for is broken
 */
export async function findDocuments(
  { source, language }: Pick<ContentClient, 'source'> & Partial<Pick<ContentClient, 'language'>>,
  search: DocumentSearch,
): Promise<Record<string, unknown>[]> {
  // An id is of one document in one language, whichever that is.
  if (search.id !== undefined) return findPages(source, { lang: '*', ...search })
  if (language === undefined || search.lang !== undefined) return findPages(source, search)
  const { limit = 20 } = search
  const found = await findPages(source, { ...search, lang: '*', limit: everyDocument })
  return chooseLanguage(found, language).slice(0, limit)
}

async function findPages(
  source: ContentSource,
  { limit = 20, pageSize = 20, signal, ...wanted }: DocumentSearch,
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  for (let page = 1; ; page += 1) {
    // Whether there is a next page is known once this one is there.
    // oxlint-disable-next-line no-await-in-loop
    const { documents, hasMore } = await source.find({ ...wanted, page, pageSize }, { signal })
    found.push(...documents)
    if (found.length >= limit || !hasMore || documents.length === 0) break
  }
  return found.slice(0, limit)
}
