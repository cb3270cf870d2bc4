import { describeProblem, fetchSite, type SiteConfig } from '@milepost/content'
import { logOnce } from '../base/log-once.server.ts'
import { withTheme } from '../base/with-theme.ts'
import type { Services } from './services.ts'

/** How long content is given out without asking again. While developing, every request asks. */
export function contentAge({ environment }: Services): { freshMs: number; staleMs: number } {
  return environment.development
    ? { freshMs: 0, staleMs: 0 }
    : { freshMs: 15_000, staleMs: 600_000 }
}

/** There is content, but no document of this site in it. */
export class SiteMissingError extends Error {
  override readonly name = 'SiteMissingError' as const
}

/**
 * The site's configuration, from the cache or the content service, with the application's theme where it says nothing of
 * its look. What is wrong in its document and could be left out is logged once, each time the document changes.
 *
 * @throws SiteMissingError when the repository has no such site
 * @throws ContentUnavailableError when it was never read and cannot be read
 */
export async function loadSite(services: Services): Promise<SiteConfig> {
  const { uid, endpoint } = services.environment.content
  const reading = await services.reads.read(
    `content:site:${uid}`,
    contentAge(services),
    async () => {
      const found = await fetchSite(services.content, { uid })
      if (!found)
        throw new SiteMissingError(`${endpoint} has no custom_site document with the uid "${uid}".`)
      for (const issue of found.issues) logOnce(`content: ${describeProblem(issue)}`)
      return services.theme === undefined
        ? found.site
        : { ...found.site, design: withTheme(found.site.design, services.theme) }
    },
  )
  // Documents in other languages have the same day.
  if (services.inMainLanguage === undefined) {
    services.givingDay.setSwitch(reading.value.isGivingDay)
  }
  return reading.value
}
