import { escapeXml } from './xml.ts'
import { getLanguageUrl, type LanguageLink } from '../../base/addresses.ts'
import type { ListedPage } from './listed-pages.ts'

/** Paths of pages that depend on the visitor, which are disallowed. */
const personalPaths = [
  '/account',
  '/auth/',
  '/fundraising-edit/',
  '/preview',
  '/reports',
  '/reset-password',
  '/sign-in',
  '/sign-up',
]

/**
 * Returns the content of `robots.txt`.
 *
 * @param isHidden - whether to disallow everything, as on staging sites
 * @param hasSitemap - whether the site has a sitemap. @default true
 */
export function createRobotsText(
  origin: string,
  { isHidden, hasSitemap = true }: { isHidden: boolean; hasSitemap?: boolean },
): string {
  if (isHidden) return 'User-agent: *\nDisallow: /\n'
  const rules = personalPaths.map((path) => `Disallow: ${path}\n`).join('')
  const sitemap = hasSitemap ? `\nSitemap: ${origin}/sitemap.xml\n` : ''
  return `User-agent: *\n${rules}${sitemap}`
}

/** Serialises the index of a sitemap with several files. */
export function createSitemapIndex(addresses: readonly string[]): string {
  const rows = addresses.map((one) => `  <sitemap><loc>${escapeXml(one)}</loc></sitemap>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('')}</sitemapindex>
`
}

type Language = Pick<LanguageLink, 'address' | 'missing' | 'tag'>

/** Limits per file of the sitemaps protocol. */
const protocolLimits = { mostUrls: 50_000, mostBytes: 52_428_800 }

/**
 * Serialises pages as sitemap files, with their language versions and alternates. Splits the files at the protocol's limits.
 *
 * @returns at least one file
 */
export function createSitemapFiles(
  pages: readonly Pick<ListedPage, 'path'>[],
  languages: readonly Language[],
  { mostUrls, mostBytes }: { mostUrls: number; mostBytes: number } = protocolLimits,
): string[] {
  const encoder = new TextEncoder()
  const frame = encoder.encode(createSitemapFile([], languages)).byteLength
  const files: string[][] = [[]]
  let bytes = frame
  for (const url of pages.flatMap((page) => createUrlElements(page, languages))) {
    const more = encoder.encode(url).byteLength
    const file = files.at(-1) ?? []
    if (file.length > 0 && (file.length >= mostUrls || bytes + more > mostBytes)) {
      files.push([url])
      bytes = frame + more
    } else {
      file.push(url)
      bytes += more
    }
  }
  return files.map((urls) => createSitemapFile(urls, languages))
}

function createSitemapFile(urls: readonly string[], languages: readonly Language[]): string {
  const links = languages.length < 2 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>
${urls.join('')}</urlset>
`
}

function createUrlElements(
  { path }: Pick<ListedPage, 'path'>,
  languages: readonly Language[],
): string[] {
  const translated = languages.filter(({ missing }) => !missing.includes(path))
  const others = translated.length < 2 ? '' : translated.map(createAlternateLink(path)).join('')
  return translated.map(
    (one) => `  <url><loc>${escapeXml(getLanguageUrl(one, path))}</loc>${others}</url>\n`,
  )
}

function createAlternateLink(path: string): (language: Language) => string {
  return (language) =>
    `<xhtml:link rel="alternate" hreflang="${escapeXml(language.tag)}" href="${escapeXml(getLanguageUrl(language, path))}"/>`
}
