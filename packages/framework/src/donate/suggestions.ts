import { ContentError, parseHomeContent, type SiteConfig } from '@milepost/content'

/**
 * The amounts that the site's own donate form suggests, for the forms on supporters' pages. A home page
 * that is broken suggests nothing; that is told where the home page is shown.
 */
export function siteSuggestions(site: SiteConfig): { amount: number; label: string }[] {
  try {
    const slice = parseHomeContent(site).find((candidate) => candidate.type === 'donate')
    return slice?.type === 'donate' ? slice.items : []
  } catch (error) {
    if (error instanceof ContentError) return []
    throw error
  }
}
