import type { ContentClient } from '../client/create-content-client.ts'
import { findDocuments } from '../client/find-documents.ts'
import type { InternalPage } from './internal-page.ts'
import { parseInternalPage } from './parse-internal-page.ts'

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
