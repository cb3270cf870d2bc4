import type { Page } from '@milepost/platform'

/** Returns the activity that a page's owner described; '' if the field contains something else. */
export function ownerActivityOf({ pageSummaryWhat }: Pick<Page, 'pageSummaryWhat'>): string {
  const what = pageSummaryWhat?.trim() ?? ''
  return /^[\d.,]+$/.test(what) ? '' : what
}
