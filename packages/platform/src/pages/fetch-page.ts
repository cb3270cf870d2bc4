import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import type { Page } from './page.ts'
import type { PageSelection } from './page-selection.ts'
import { parsePage } from './parse-page.ts'
import { readPage } from './read-page.ts'

/**
 * Reads one fundraising page, without its tags.
 *
 * @throws {HttpError} with status 404 when there is none
 * @throws {MissingArgumentError} without a slug or an id
 */
export async function fetchPage(platform: Platform, selection: PageSelection): Promise<Page> {
  return parsePage(platform, await readPage(platform, emptyIfMissing(selection)), selection)
}
