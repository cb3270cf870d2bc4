import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createContentClient, fetchInternalPages } from '@milepost/content'
import { fallbackIfMissing } from '../application/fallback-if-missing.ts'

/** Number of home pages, which count towards the limit like other pages. */
const homePageCount = 1

/**
 * Counts the pages of a site: the home page and all internal pages, including invalid ones. Drafts of new pages are not
 * counted.
 *
 * @param from.folder - content folder of the site; or
 * @param from.endpoint - URL of the CMS repository
 * @param from.accessToken - required for private repositories
 * @throws {Error} if the folder does not exist or cannot be read
 * @throws {ContentUnavailableError} if the CMS cannot be read
 */
export async function countPages(
  from:
    | { readonly folder: string }
    | { readonly endpoint: string; readonly accessToken?: string | undefined },
): Promise<number> {
  if ('endpoint' in from) {
    const client = createContentClient(from)
    const { pages, broken } = await fetchInternalPages(client)
    return homePageCount + pages.length + broken.length
  }
  await readdir(from.folder)
  const files = await fallbackIfMissing(readdir(join(from.folder, 'internal_page')), [])
  return homePageCount + files.filter((file) => /^[^.]+\.json$/.test(file)).length
}
