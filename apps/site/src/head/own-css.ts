import { mediaAddress } from '../document/media-address.ts'

/** Hosts whose fonts the site's server fetches for its visitors. */
export const fontHosts: readonly string[] = ['fonts.gstatic.com', 'fonts.bunny.net']

/**
 * A sheet of another site, made fit to be served from our own: fonts of known hosts come through the
 * site's server, other addresses lead nowhere, and imports are left out.
 *
 * @param source - where the sheet came from: relative addresses are relative to it
 */
export function ownCss(css: string, source: string): string {
  return css
    .replaceAll(/@import[^;]*(?:;|$)/gi, '')
    .replaceAll(/url\(\s*(["']?)([^"')]*)\1\s*\)/gi, (_whole, _quote, address: string) => {
      if (address.startsWith('data:')) return `url("${address}")`
      const url = URL.parse(address.trim(), source)
      return url !== null && url.protocol === 'https:' && fontHosts.includes(url.host)
        ? `url("${mediaAddress(url.href)}")`
        : 'url("about:invalid")'
    })
}
