import type { ContentClient } from '../client/create-content-client.ts'
import { findDocuments } from '../client/find-documents.ts'
import { ContentError } from '../errors/content-error.ts'
import { ContentUnavailableError } from '../errors/content-unavailable-error.ts'

/** Documents of one type, and the errors of those that are broken. */
export interface ParsedDocuments<Document> {
  readonly documents: readonly Document[]
  readonly broken: readonly ContentError[]
  /** Why nothing could be read, when that is so. */
  readonly failure: ContentUnavailableError | undefined
}

/**
 * Up to 999 documents, asked for 999 at a time, as many pages of answers as the content service makes
 * of it. A content service that cannot be read gives none: empty data counts as fetched (Spec §7).
 */
export async function fetchParsed<Document>(
  client: ContentClient,
  {
    type,
    parse,
    signal,
  }: {
    type: string
    parse: (raw: unknown) => Document
    signal: AbortSignal | undefined
  },
): Promise<ParsedDocuments<Document>> {
  const documents: Document[] = []
  const broken: ContentError[] = []
  try {
    const found = await findDocuments(client, { type, limit: 999, pageSize: 999, signal })
    for (const raw of found) {
      try {
        documents.push(parse(raw))
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        broken.push(error)
      }
    }
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    return { documents: [], broken: [], failure: error }
  }
  return { documents, broken, failure: undefined }
}
