import type { SiteConfig } from '@milepost/content'
import { hashSource } from '@milepost/server'

/** Third-party style sheet, and the path of its proxied copy on the site. */
interface ProxiedStylesheet {
  source: string
  path: string
}

/**
 * Returns the third-party style sheets of a site: those in its document, and those of Google fonts (Spec §7). The site proxies
 * them, so that visitors' browsers do not contact third parties (decisions: consent).
 */
export function getProxiedStylesheets({
  head,
  design,
}: Pick<SiteConfig, 'head' | 'design'>): readonly ProxiedStylesheet[] {
  const named = head.stylesheets.filter((address) => !isSitePath(address))
  const fonts = design.webfonts.filter(({ type, url }) => type === 'google_font' && url === '')
  const sources = [...named.map(toAbsoluteUrl), ...fonts.map(getGoogleFontUrl)]
  return [...new Set(sources)].map((source) => ({
    source,
    path: `/styles/${toFileName(source)}.css`,
  }))
}

/** Returns the paths of a site's style sheets. */
export function getStylesheetPaths(site: Pick<SiteConfig, 'head' | 'design'>): string[] {
  return [
    ...site.head.stylesheets.filter(isSitePath),
    ...getProxiedStylesheets(site).map((sheet) => sheet.path),
  ]
}

function isSitePath(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//')
}

function toAbsoluteUrl(address: string): string {
  return address.startsWith('//') ? `https:${address}` : address
}

function getGoogleFontUrl({
  family,
  weight,
  style,
}: SiteConfig['design']['webfonts'][number]): string {
  const name = family.replaceAll(/[^\w -]/g, '').trim()
  const axis = style === 'italic' ? `ital,wght@1,${weight}` : `wght@${weight}`
  const url = new URL('https://fonts.googleapis.com/css2')
  url.searchParams.set('family', `${name}:${axis}`)
  url.searchParams.set('display', 'optional')
  return url.href
}

function toFileName(source: string): string {
  return hashSource(source).replaceAll(/[^\w]/g, '').slice(6, 22)
}
