import type { UseQueryResult } from '@tanstack/react-query'
import { fetchPageWithTags, type PageWithTagsSelection } from '../pages/fetch-page-with-tags.ts'
import type { Page } from '../pages/page.ts'
import type { Platform } from '../platform/platform.ts'
import { type LiveQueryOptions, useLiveQuery } from './live-query.ts'

/** Reads a page with its tags; as `fetchPageWithTags`. */
export function usePage(
  platform: Platform,
  selection: Omit<PageWithTagsSelection, 'signal'>,
  options?: LiveQueryOptions<Page>,
): UseQueryResult<Page> {
  return useLiveQuery(platform, 'page', selection, fetchPageWithTags, options)
}
