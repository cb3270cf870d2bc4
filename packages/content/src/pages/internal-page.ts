import type { DocumentRef } from '../errors/document-ref.ts'
import type { ContentIssue, FooterConfig, HeaderConfig, PageMeta } from '../site/site-config.ts'
import type { PageSlice } from '../slices/page-slice.ts'

/** One content page beside the home page. Plain data. */
export interface InternalPage {
  readonly document: DocumentRef
  readonly uid: string
  /** The language that it is written in, as the content names it; '' where that is not said. */
  readonly lang: string
  readonly title: string
  readonly meta: PageMeta
  readonly content: readonly PageSlice[]
  readonly segmentation: Segmentation
  /** What this page shows differently in the header; what is absent is the site's. */
  readonly header: Partial<HeaderConfig>
  /** What this page shows differently in the footer; what is absent is the site's. */
  readonly footer: Partial<FooterConfig>
  /** What was wrong around the content and was left out. */
  readonly issues: readonly ContentIssue[]
}

/** Who sees a page: everyone, or those whose values match. */
export interface Segmentation {
  readonly isSegmented: boolean
  readonly segments: readonly { readonly key: string; readonly value: string }[]
}
