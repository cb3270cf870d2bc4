import type { Page } from '@milepost/platform'

/**
 * Returns the owner's description of their activity; `''` if there is none. Some platforms store a goal in metres in the same
 * field, which is ignored.
 */
export function getOwnerActivity({ pageSummaryWhat }: Pick<Page, 'pageSummaryWhat'>): string {
  const what = pageSummaryWhat?.trim() ?? ''
  return /^[\d.,]+$/.test(what) ? '' : what
}
