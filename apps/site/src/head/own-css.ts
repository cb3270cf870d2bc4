import { mediaAddress } from '../document/media-address.ts'

/** Hosts whose fonts the site's server fetches for its visitors. */
export const fontHosts: readonly string[] = ['fonts.gstatic.com', 'fonts.bunny.net']

/** An address as a sheet writes it. One that is not well-formed is found by its beginning alone. */
const addresses =
  /url\((\s*(?:"(?:[^"\\\n]|\\.)*"\s*|'(?:[^'\\\n]|\\.)*'\s*|[^"'()\s\\]+\s*)?\))?/gi

/**
 * A sheet of another site, made fit to be served from our own: fonts of known hosts come through the
 * site's server, other addresses lead nowhere, and imports are left out.
 *
 * @param source - where the sheet came from: relative addresses are relative to it
 */
export function ownCss(css: string, source: string): string {
  return (
    css
      // A space, so that what stood on both sides does not become another import.
      .replaceAll(/@import[^;]*(?:;|$)/gi, ' ')
      .replaceAll(addresses, (_whole, written: string | undefined) => {
        // The browser leaves out what it cannot read: here it can surely not.
        if (written === undefined) return 'invalid('
        const address = written
          .slice(0, -1)
          .trim()
          .replaceAll(/^["']|["']$/g, '')
        if (address.startsWith('data:')) return `url("${address}")`
        const url = URL.parse(address.trim(), source)
        return url !== null && url.protocol === 'https:' && fontHosts.includes(url.host)
          ? `url("${mediaAddress(url.href)}")`
          : 'url("about:invalid")'
      })
  )
}
