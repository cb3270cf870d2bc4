import { platformOf } from '@milepost/content'
import { currencyOfCountry } from '@milepost/measures'
import type { PageScope } from '../pages/page-scope.ts'
import type { EditView } from './edit-view.ts'

/** What the site says about editing a page. The page itself is read by its owner's browser. */
export function loadEdit({ site, country }: PageScope, slug: string): EditView {
  return {
    slug: slug.toLowerCase(),
    country,
    currency: currencyOfCountry(country),
    defaultPageStory: platformOf(site)?.defaultPageStory ?? '',
    tags: site.tags,
  }
}
