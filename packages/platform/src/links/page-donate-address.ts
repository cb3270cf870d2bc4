import { encodeText } from '../request/build-query.ts'
import { toSlug } from '../values/to-slug.ts'
import type { WithEnvironment } from './with-environment.ts'

/** A page's donate link with nothing to carry; apart from `pageDonateLink`, so that it stays small. */
export function pageDonateAddress(
  { environment }: WithEnvironment,
  page: { id?: string | undefined; slug?: string | undefined },
): string {
  return page.id
    ? `${environment.link}/v1/fundraisingpage/donate/pageId/${encodeText(page.id)}`
    : `${environment.www}/fundraising/${encodeText(toSlug(page.slug))}/donate`
}
