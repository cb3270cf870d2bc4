import type { ContentClient } from '../client/create-content-client.ts'
import { findDocuments } from '../client/find-documents.ts'
import { ContentError } from '../errors/content-error.ts'
import type { InternalPage } from './internal-page.ts'
import { parseInternalPage } from './parse-internal-page.ts'

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
  const documents = await findDocuments(client, {
    type: 'internal_page',
    limit: 999,
    pageSize: 100,
    signal,
  })
  const pages: InternalPage[] = []
  const broken: ContentError[] = []
  for (const document of documents) {
    try {
      pages.push(parseInternalPage(document, { schemas: client.slices }))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      broken.push(error)
    }
  }
  return { pages, broken }
}
