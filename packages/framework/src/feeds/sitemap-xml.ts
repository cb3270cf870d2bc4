import { addressIn } from '../languages/address-in.ts'
import type { LanguageLink } from '../languages/language-link.ts'
import { escapeXml } from './escape-xml.ts'
import type { ListedPage } from './listed-pages.ts'

type Language = Pick<LanguageLink, 'address' | 'missing' | 'tag'>

/**
 * The site's pages for search engines, by the sitemaps protocol: each in every language that it is translated into,
 * with where it is in the others.
 */
export function sitemapXml(
  pages: readonly Pick<ListedPage, 'path'>[],
  languages: readonly Language[],
): string {
  const urls = pages.flatMap(({ path }) => {
    const translated = languages.filter(({ missing }) => !missing.includes(path))
    const others = translated.length < 2 ? '' : translated.map(alternate(path)).join('')
    return translated.map(
      (one) => `  <url><loc>${escapeXml(addressIn(one, path))}</loc>${others}</url>\n`,
    )
  })
  const links = languages.length < 2 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>
${urls.join('')}</urlset>
`
}

function alternate(path: string): (language: Language) => string {
  return (language) =>
    `<xhtml:link rel="alternate" hreflang="${escapeXml(language.tag)}" href="${escapeXml(addressIn(language, path))}"/>`
}
