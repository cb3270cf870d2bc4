import type { Page } from './page.ts'

/** A page beside whose it is and what it is called (Spec §3). */
export interface PageWrapper {
  owner: string | undefined
  slug: string
  data: Page
}

/** Puts a page beside its owner and its short name (Spec §3). */
export function wrapPage(data: Page): PageWrapper {
  return { owner: data.owner, slug: data.slug, data }
}
