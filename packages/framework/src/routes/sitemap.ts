import type { RouteArgs } from './route-types.ts'
import { listedPages } from '../feeds/listed-pages.ts'
import { sitemapXml } from '../feeds/sitemap-xml.ts'
import { loadPages } from '../services/load-pages.ts'
import { loadSite } from '../services/load-site.ts'
import { requestScope } from '../services/request-context.ts'

export async function loader({ context }: RouteArgs) {
  const { services } = requestScope(context)
  const [site, pages] = await Promise.all([loadSite(services), loadPages(services)])
  const xml = sitemapXml(listedPages(site, pages.value.pages), services.environment.origin)
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
