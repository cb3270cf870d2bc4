import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { readListInParts } from '../request/read-list-in-parts.ts'
import type { EventPagesSelection } from './fetch-event-pages.ts'
import type { Page } from './page.ts'
import { readEventPages } from './read-event-pages.ts'

/** Goes through all pages of an event, `limit` a request; as `fetchEventPages`. */
export function iterateEventPages(
  platform: Platform,
  selection: Omit<EventPagesSelection, 'pageNumber'>,
): AsyncGenerator<Page, void, undefined> {
  const given = emptyIfMissing(selection)
  return readListInParts(1, (pageNumber) => readEventPages(platform, given, pageNumber))
}
