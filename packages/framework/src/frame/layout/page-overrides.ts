import type { HeaderAndFooterView } from './to-header-and-footer-view.ts'
import { useMatches } from 'react-router'

/** Layout settings that a page overrides. Missing values are those of the site. */
export interface PageOverrides {
  keywords?: string
  author?: string
  favicon?: string
  /** Complete header and footer, if the page overrides any part of them. */
  shell?: HeaderAndFooterView & {
    /** CSS custom properties for the page's header colours. */
    headerColours: Record<string, string>
    footerColours: Record<string, string>
  }
}

/** Returns the layout overrides of the current page; empty if there are none. */
export function usePageOverrides(): PageOverrides {
  const data: unknown = useMatches().at(-1)?.loaderData
  const isView = typeof data === 'object' && data !== null && 'layoutOverrides' in data
  return (isView ? (data as { layoutOverrides?: PageOverrides }).layoutOverrides : undefined) ?? {}
}
