import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createContentClient, fetchInternalPages } from '@milepost/content'
import { unlessMissing } from '../places/unless-missing.ts'

/** The home page counts too. */
const homePage = 1

/**
 * How many pages a site has: the home page and its internal pages, broken ones too. Drafts of new pages do not count.
 *
 * @param from.folder - the site's content folder; or
 * @param from.endpoint - the content service's address of its repository
 * @param from.accessToken - for a content service that requires one
 * @throws Error when the folder does not exist or cannot be read
 * @throws ContentUnavailableError when the content service cannot be read
 */
export async function countPages(
  from:
    | { readonly folder: string }
    | { readonly endpoint: string; readonly accessToken?: string | undefined },
): Promise<number> {
  if ('endpoint' in from) {
    const client = createContentClient(from)
    const { pages, broken } = await fetchInternalPages(client)
    return homePage + pages.length + broken.length
  }
  await readdir(from.folder)
  const files = await unlessMissing(readdir(join(from.folder, 'internal_page')), [])
  return homePage + files.filter((file) => /^[^.]+\.json$/.test(file)).length
}
