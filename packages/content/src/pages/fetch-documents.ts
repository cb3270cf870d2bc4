import { ContentError, ContentUnavailableError } from '../documents/errors.ts'
import {
  type ContentClient,
  type DocumentSearch,
  findDocuments,
} from '../sources/content-client.ts'

/** Valid documents of one type, and the errors of the broken ones. */
export interface ParsedDocuments<Document> {
  readonly documents: readonly Document[]
  readonly broken: readonly ContentError[]
  /** Why no document could be read; undefined if the search succeeded. */
  readonly failure: ContentUnavailableError | undefined
}

/**
 * Finds documents and parses each. A broken document does not affect the others.
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

/** Like {@link fetchEach}, up to 999 documents. If the CMS cannot be read, the result is empty (Spec §7). */
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
