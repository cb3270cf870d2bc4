import { activeProjects } from '@milepost/content'
import type { Page } from '@milepost/platform'
import { pageListingOf } from '../project/page-listing-of.ts'
import type { PageScope } from '../request/page-scope.ts'
import { matchingNote } from './matching-note.ts'
import { projectSettings } from '../project/project-settings.ts'

/** The same as `matchingNote` beside the form of a supporter's page, whose gifts count where the site lists the page. */
export async function pageMatchingNote(scope: PageScope, page: Page): Promise<string | undefined> {
  const { site, services } = scope
  const settings = projectSettings(site, services.now())
  if (site.matching === undefined || settings === undefined) return undefined
  const { variant } = settings
  const items = activeProjects(site, { now: services.now() })
  const listing = pageListingOf(page, { variant, items })
  return listing === 'listed' || listing === 'ranked' ? matchingNote(scope) : undefined
}
