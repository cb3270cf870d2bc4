import type { Page } from './page.ts'

/** A page, or a part of its fields, with its owner and its slug (Spec §3). */
export interface PageWrapper<Data = Page> {
  readonly owner: string | undefined
  readonly slug: string
  readonly data: Data
}

/** Wraps a page with its owner and its slug (Spec §3). */
export function wrapPage<Data extends Pick<Page, 'owner' | 'slug'>>(data: Data): PageWrapper<Data> {
  return { owner: data.owner, slug: data.slug, data }
}
