import type { Page } from '@milepost/platform'
import { ownerActivityOf } from '@milepost/supporter/page-facts'

/** A page in its owner's few words. */
export interface PageSummaryView {
  /** What they do, and why, each in a sentence; either may be missing. */
  lines: string[]
  /** The person in whose memory or honour the page is. */
  attribution: string | undefined
}

/** Reads the few words of a page. Some platforms keep a goal in metres among them: that is no sentence. */
export function pageSummaryOf(
  page: Pick<Page, 'pageSummaryWhat' | 'pageSummaryWhy' | 'attribution'>,
): PageSummaryView {
  const lines = [ownerActivityOf(page), page.pageSummaryWhy?.trim() ?? '']
  return {
    lines: lines.filter((line) => line !== ''),
    attribution: page.attribution?.trim() || undefined,
  }
}
