import type { SafeHtml } from '@milepost/content/html'
import { mediaAddress } from '../document/media-address.ts'
import { fill } from '../messages/fill.ts'

/** What stands in place of something from another site. */
export interface QuietWords {
  /** `{host}` is the other site. */
  embedLoad: string
  embedPicture: string
  newTab: string
}

// A tag ends where the next one begins, so that markup is read once however it is broken.
const frame = /<iframe\b([^<>]*)>(?:<\/iframe>)?/g
const picture = /<img\b[^<>]*>/g
const anchor = /<a href="(https?:[^"<>]*)"([^<>]*)>/g
const source = /\ssrc="([^"]*)"/

/**
 * Makes sanitised HTML ask nothing of other sites by itself (decisions: consent): frames become links
 * that load them on a click, pictures of other sites become links to them, and pictures of the content
 * service come from the site's own origin. Links to other hosts open in a new tab (Spec §2).
 *
 * @param html - as the sanitiser wrote it: attributes in double quotes
 * @param own.pictureHosts - hosts whose pictures the site's server fetches
 * @param own.host - the site's own
 * @param own.mayFrame - frames load here on a click; otherwise they are links to the other site
 */
export function quietHtml(
  html: SafeHtml,
  own: { host: string; pictureHosts: readonly string[]; words: QuietWords; mayFrame: boolean },
): SafeHtml {
  if (!/<(?:iframe|img|a)\b/.test(html)) return html
  const { words, pictureHosts } = own
  const link = (address: string, text: string, mark: string) => {
    const host = URL.parse(unescape(address))?.host ?? ''
    const said = escape(fill(text, { host }))
    return `<a href="${address}"${mark} target="_blank" rel="noopener noreferrer">${said} ${escape(words.newTab)}</a>`
  }
  return html
    .replaceAll(anchor, (whole, address: string, rest: string) => {
      const host = URL.parse(unescape(address))?.host
      if (host === own.host || rest.includes('target=')) return whole
      return `<a href="${address}" target="_blank" rel="noopener noreferrer">`
    })
    .replaceAll(frame, (whole, attributes: string) => {
      const address = source.exec(attributes)?.[1]
      if (address === undefined) return whole
      return link(address, words.embedLoad, own.mayFrame ? ` data-embed="${address}"` : '')
    })
    .replaceAll(picture, (whole) => {
      const address = source.exec(whole)?.[1] ?? ''
      const url = URL.parse(unescape(address))
      if (url === null) return whole
      if (pictureHosts.includes(url.host)) {
        return whole.replace(`src="${address}"`, () => `src="${mediaAddress(url.href)}"`)
      }
      const alt = /\salt="([^"]*)"/.exec(whole)?.[1] ?? ''
      return link(address, alt === '' ? words.embedPicture : unescape(alt), '')
    }) as SafeHtml
}

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
