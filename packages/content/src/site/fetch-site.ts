import { filter } from '@prismicio/client'
import type { ContentClient } from '../client/create-content-client.ts'
import { searchDocuments } from '../client/search-documents.ts'
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
  const [document] = await searchDocuments(client, {
    filters: [filter.at('document.type', 'custom_site'), filter.at('my.custom_site.uid', uid)],
    signal,
  })
  return document === undefined ? undefined : parseSite(document)
}
