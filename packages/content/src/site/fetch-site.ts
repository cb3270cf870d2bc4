import type { ContentClient } from '../client/create-content-client.ts'
import { findDocuments } from '../client/find-documents.ts'
import { parseSite } from './parse-site.ts'
import type { ParsedSite } from './parse-site.ts'

/**
 * The site of a repository by its uid (Spec §7), or undefined when there is none.
 *
 * @throws ContentUnavailableError when the content service cannot be read
 * @throws ContentError when it says that the site's document is broken
 */
export async function fetchSite(
  client: ContentClient,
  { uid, signal }: { uid: string; signal?: AbortSignal | undefined },
): Promise<ParsedSite | undefined> {
  const [document] = await findDocuments(client, { type: 'custom_site', uid, signal })
  return document === undefined ? undefined : parseSite(document)
}
