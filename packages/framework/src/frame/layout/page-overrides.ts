import type { HeaderAndFooterView } from './to-header-and-footer-view.ts'
import { useMatches } from 'react-router'

/** Overrides of the layout by one page. Missing values are the site's. */
export interface PageOverrides {
  keywords?: string
  author?: string
  favicon?: string
  /** Header and footer. Complete if the page overrides any part of them. */
  shell?: HeaderAndFooterView & {
    /** Custom properties of the page's custom colours. */
    headerColours: Record<string, string>
    footerColours: Record<string, string>
  }
}

/** Returns the overrides of the current page; empty for most pages. */
export function usePageOverrides(): PageOverrides {
  const data: unknown = useMatches().at(-1)?.loaderData
  const isView = typeof data === 'object' && data !== null && 'layoutOverrides' in data
  return (isView ? (data as { layoutOverrides?: PageOverrides }).layoutOverrides : undefined) ?? {}
}
