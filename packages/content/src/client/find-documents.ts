import type { ContentSource, DocumentFilter } from '../sources/content-source.ts'
import { chooseLanguage } from './choose-language.ts'
import type { ContentClient } from './create-content-client.ts'

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
