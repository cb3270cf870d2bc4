import { encodeText } from '../request/build-query.ts'
import { toSlug } from '../values/to-slug.ts'
import { donateQuery, type DonateParameters } from './donate-parameters.ts'
import type { WithEnvironment } from './with-environment.ts'

/** Where a donor gives to a supporter's page: by its numeric id where that is known, else by slug (Spec §7). */
export function pageDonateLink(
  { environment }: WithEnvironment,
  page: { id?: string | undefined; slug?: string | undefined },
  parameters?: DonateParameters,
): string {
  const address = page.id
    ? `${environment.link}/v1/fundraisingpage/donate/pageId/${encodeText(page.id)}`
    : `${environment.www}/fundraising/${encodeText(toSlug(page.slug))}/donate`
  return address + donateQuery(parameters)
}
