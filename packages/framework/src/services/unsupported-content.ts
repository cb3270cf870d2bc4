import {
  ContentError,
  ContentUnavailableError,
  fetchInternalPages,
  type PageSlice,
  parseHomeContent,
  platformOf,
} from '@milepost/content'
import { callGroupOfSlice } from './call-group-of-slice.ts'
import { loadSite } from './load-site.ts'
import type { Services } from './services.ts'

/**
 * What a site's documents ask for that its platform cannot do, a sentence each. The site leaves it out. Nothing is said of content that
 * cannot be read or is broken.
 */
export async function unsupportedContent(services: Services): Promise<string[]> {
  try {
    const site = await loadSite(services)
    const { pages } = await fetchInternalPages(services.content)
    const platform = services.platformFor(platformOf(site)?.variant ?? 'default')
    const sentences = (name: string, slices: readonly PageSlice[]) =>
      slices.flatMap((slice) => {
        const group = callGroupOfSlice(slice)
        if (group === undefined || platform[group] !== undefined) return []
        return [
          `${name}: the section ${slice.type} is left out, because the platform ${platform.name} has no ${group}.`,
        ]
      })
    const home = parseHomeContent(site, { schemas: services.content.slices })
    return [
      ...(site.tags.length > 0 && platform.tags === undefined
        ? [
            `custom_site/${site.uid}: tag pages are left out, because the platform ${platform.name} has no tags.`,
          ]
        : []),
      ...sentences(`custom_site/${site.uid}`, home),
      ...pages.flatMap(({ uid, content }) => sentences(`internal_page/${uid}`, content)),
    ]
  } catch (error) {
    if (error instanceof ContentError || error instanceof ContentUnavailableError) return []
    throw error
  }
}
