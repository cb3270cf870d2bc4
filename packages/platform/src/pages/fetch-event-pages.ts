import type { Platform } from '../platform/platform.ts'
import type { Id } from '../request/list-ids.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import type { Page } from './page.ts'
import type { PageOptions } from './page-context.ts'
import { readEventPages } from './read-event-pages.ts'

/** The event, and which of its pages to fetch. */
export type EventPagesSelection = PageOptions & {
  /** A numeric id. */
  event: Id
  /** The most items in one answer. @default 10 */
  limit?: number | undefined
  /** From 1. @default 1 */
  pageNumber?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads the pages of an event, one request's worth.
 *
 * @returns `count` is how many pages the event has in all
 * @throws {MissingArgumentError} without an event
 * @throws {UnsupportedError} for an event that is no number
 */
export async function fetchEventPages(
  platform: Platform,
  given: EventPagesSelection,
): Promise<{ pages: Page[]; count: number }> {
  const { pageNumber = 1, ...selection } = emptyIfMissing(given)
  const { items, count } = await readEventPages(platform, selection, pageNumber)
  return { pages: [...items], count }
}
