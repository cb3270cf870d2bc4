import type { Page } from '@milepost/platform'

/** What a page's owner does, in words; '' where the platform keeps something else there. */
export function ownerActivityOf({ pageSummaryWhat }: Pick<Page, 'pageSummaryWhat'>): string {
  const what = pageSummaryWhat?.trim() ?? ''
  return /^[\d.,]+$/.test(what) ? '' : what
}
