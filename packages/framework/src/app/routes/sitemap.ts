import type { RouteArgs } from './route-types.ts'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import { loadSupporterPaths, loadListedPages } from '../../elsewhere/feeds/listed-pages.ts'
import { createSitemapFiles, createSitemapIndex } from '../../elsewhere/feeds/sitemap.ts'
import { toLanguageView } from '../../services/languages.ts'

/** Serves the sitemap. If it has several files, serves their index, and each file by the query parameter `page`. */
export function loader({ context, url }: RouteArgs) {
  return loadInPageScope(context, async (scope) => {
    const { services } = scope
    const [{ site, listed }, found] = await Promise.all([
      loadListedPages(services),
      loadSupporterPaths(scope),
    ])
    const { languages } = await toLanguageView(services, site.localisation.country)
    const { origin } = services.environment
    const files = createSitemapFiles(
      [...listed, ...found],
      languages ?? [{ tag: '', address: origin, missing: [] }],
    )
    const asked = url.searchParams.get('page')
    const whole =
      files.length === 1
        ? files[0]
        : createSitemapIndex(files.map((_, index) => `${origin}/sitemap.xml?page=${index + 1}`))
    const xml = asked === null ? whole : files[Number(asked) - 1]
    if (xml === undefined) return new Response('', { status: 404 })
    return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
  })
}
