import type { SiteConfig } from '@milepost/content'
import { hashSource } from '@milepost/server'

/** A third-party style sheet, and the path that the site serves it from. */
interface RemoteSheet {
  source: string
  path: string
}

/**
 * Returns the third-party style sheets of a site: those in its document, and those of Google fonts that are configured by
 * family name (Spec §7). The server fetches and serves them, so that visitors' browsers do not contact third parties
 * (decisions: consent).
 */
export function getRemoteSheets({
  head,
  design,
}: Pick<SiteConfig, 'head' | 'design'>): readonly RemoteSheet[] {
  const named = head.stylesheets.filter((address) => !isOwn(address))
  const fonts = design.webfonts.filter(({ type, url }) => type === 'google_font' && url === '')
  const sources = [...named.map(whole), ...fonts.map(hostedFont)]
  return [...new Set(sources)].map((source) => ({ source, path: `/styles/${getKey(source)}.css` }))
}

/** Returns the paths of a site's style sheets. */
export function getSheetPaths(site: Pick<SiteConfig, 'head' | 'design'>): string[] {
  return [
    ...site.head.stylesheets.filter(isOwn),
    ...getRemoteSheets(site).map((sheet) => sheet.path),
  ]
}

function isOwn(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//')
}

function whole(address: string): string {
  return address.startsWith('//') ? `https:${address}` : address
}

function hostedFont({ family, weight, style }: SiteConfig['design']['webfonts'][number]): string {
  const name = family.replaceAll(/[^\w -]/g, '').trim()
  const axis = style === 'italic' ? `ital,wght@1,${weight}` : `wght@${weight}`
  const url = new URL('https://fonts.googleapis.com/css2')
  url.searchParams.set('family', `${name}:${axis}`)
  url.searchParams.set('display', 'optional')
  return url.href
}

function getKey(source: string): string {
  return hashSource(source).replaceAll(/[^\w]/g, '').slice(6, 22)
}
