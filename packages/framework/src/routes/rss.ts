import type { RouteArgs } from './route-types.ts'
import { listedPages } from '../feeds/listed-pages.ts'
import { rssXml } from '../feeds/rss-xml.ts'
import { loadPages } from '../services/load-pages.ts'
import { loadSite } from '../services/load-site.ts'
import { requestScope } from '../services/request-context.ts'

export async function loader({ context }: RouteArgs) {
  const { services } = requestScope(context)
  const [site, pages] = await Promise.all([loadSite(services), loadPages(services)])
  const { title, description } = site.meta
  const xml = rssXml(
    { title, description, language: `en-${site.localisation.country.toUpperCase()}` },
    listedPages(site, pages.value.pages),
    services.environment.origin,
  )
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
