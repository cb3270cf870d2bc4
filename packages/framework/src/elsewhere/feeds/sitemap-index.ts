import { escapeXml } from './escape-xml.ts'

/** The list of a sitemap's files, where one is not enough. */
export function sitemapIndex(addresses: readonly string[]): string {
  const rows = addresses.map((one) => `  <sitemap><loc>${escapeXml(one)}</loc></sitemap>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('')}</sitemapindex>
`
}
