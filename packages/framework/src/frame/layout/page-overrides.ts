import type { HeaderAndFooterView } from './to-header-and-footer-view.ts'
import { useMatches } from 'react-router'

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

/** What the shown page's document changes around it; nothing on most pages. */
export function usePageOverrides(): PageOverrides {
  const data: unknown = useMatches().at(-1)?.loaderData
  const isView = typeof data === 'object' && data !== null && 'around' in data
  return (isView ? (data as { around?: PageOverrides }).around : undefined) ?? {}
}
