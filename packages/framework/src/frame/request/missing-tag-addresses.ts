import { tagSlug } from '@milepost/content'
import type { PageScope } from './page-scope.ts'
import { platformFor } from './read-page.ts'

/** What the addresses of the site's tag pages begin with, where the platform has no tags: nothing is there. */
export function missingTagAddresses(scope: PageScope): string[] {
  if (platformFor(scope).tags !== undefined) return []
  return scope.site.tags.map(({ name }) => `/${tagSlug(name)}`)
}
