import type { Route } from './+types/rss'
import { listedPages } from '../discovery/listed-pages.ts'
import { rssXml } from '../discovery/rss-xml.ts'
import { loadPages } from '../site/load-pages.ts'
import { loadSite } from '../site/load-site.ts'
import { requestScope } from '../wiring/request-context.ts'

export async function loader({ context }: Route.LoaderArgs) {
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
