import type { RouteArgs } from './route-types.ts'
import { withPageProblems } from '../../frame/request/page-scope.ts'
import { loadListedPages } from '../../elsewhere/feeds/listed-pages.ts'
import { rssXml } from '../../elsewhere/feeds/xml.ts'
import { getLanguage } from '../../base/site-language.ts'
import { siteAddress } from '../../services/load-site.ts'
import { requestScope } from '../../services/request-context.ts'

export function loader({ context }: RouteArgs) {
  return withPageProblems(async () => {
    const { services } = requestScope(context)
    const { site, listed } = await loadListedPages(services)
    const { title, description } = site.meta
    const xml = rssXml(
      {
        title,
        description,
        language: getLanguage(site.localisation.country, services.language),
      },
      listed,
      siteAddress(services, ''),
    )
    return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
  })
}
