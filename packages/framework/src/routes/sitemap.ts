import type { RouteArgs } from './route-types.ts'
import { loadListedPages } from '../feeds/load-listed-pages.ts'
import { sitemapXml } from '../feeds/sitemap-xml.ts'
import { toLanguageView } from '../services/to-language-view.ts'
import { requestScope } from '../services/request-context.ts'

export async function loader({ context }: RouteArgs) {
  const { services } = requestScope(context)
  const { site, listed } = await loadListedPages(services)
  const { languages } = await toLanguageView(services, site.localisation.country)
  const { origin } = services.environment
  const xml = sitemapXml(listed, languages ?? [{ tag: '', address: origin, missing: [] }])
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
