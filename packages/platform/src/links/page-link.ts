import { encodeText } from '../request/build-query.ts'
import { toSlug } from '../values/to-slug.ts'
import type { WithEnvironment } from './with-environment.ts'

/** The platform's own address of a supporter's page. A slug `page/…` names a newer kind of page. */
export function pageLink({ environment }: WithEnvironment, slug: string): string {
  return slug.startsWith('page/')
    ? `${environment.www}/page/${encodeText(slug.slice(5))}`
    : `${environment.www}/fundraising/${encodeText(toSlug(slug))}`
}
