import type { RouteArgs } from './route-types.ts'
import { mapPageErrors } from '../../frame/request/page-problem.server.ts'
import { loadListedPages } from '../../elsewhere/feeds/listed-pages.ts'
import { createRssXml } from '../../elsewhere/feeds/xml.ts'
import { getLanguage } from '../../base/site-language.ts'
import { getSiteUrl } from '../../services/load-site.ts'
import { getRequestScope } from '../../frame/request/scopes.ts'

export function loader({ context }: RouteArgs) {
  return mapPageErrors(async () => {
    const { services } = getRequestScope(context)
    const { site, listed } = await loadListedPages(services)
    const { title, description } = site.meta
    const xml = createRssXml(
      {
        title,
        description,
        language: getLanguage(site.localisation.country, services.language),
      },
      listed,
      getSiteUrl(services, ''),
    )
    return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
  })
}
