import type { Route } from './+types/sitemap'
import { listedPages } from '../discovery/listed-pages.ts'
import { sitemapXml } from '../discovery/sitemap-xml.ts'
import { loadPages } from '../site/load-pages.ts'
import { loadSite } from '../site/load-site.ts'
import { requestScope } from '../wiring/request-context.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = requestScope(context)
  const [site, pages] = await Promise.all([loadSite(services), loadPages(services)])
  const xml = sitemapXml(listedPages(site, pages.value.pages), services.environment.origin)
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
