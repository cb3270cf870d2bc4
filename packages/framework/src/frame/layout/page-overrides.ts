import type { HeaderAndFooterView } from './to-header-and-footer-view.ts'

/** What is around one page where its own document says so; what is absent is the site's. */
export interface PageOverrides {
  keywords?: string
  author?: string
  favicon?: string
  /** The whole header and footer, once the document changes a part of them. */
  shell?: HeaderAndFooterView & {
    /** Custom property to value, for the colours that the document gives. */
    headerColours: Record<string, string>
    footerColours: Record<string, string>
  }
}
