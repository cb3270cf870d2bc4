import { escapeXml } from './escape-xml.ts'
import type { ListedPage } from './listed-pages.ts'

/** The site's pages for search engines, by the sitemaps protocol. */
export function sitemapXml(pages: readonly Pick<ListedPage, 'path'>[], origin: string): string {
  const urls = pages.map(({ path }) => `  <url><loc>${escapeXml(origin + path)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}
