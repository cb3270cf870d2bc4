import { isFilePath, parseUrl } from './addresses.ts'
import type { SafeHtml } from '@milepost/content/html'
import { Parser } from 'htmlparser2'
import { getMediaUrl } from '@milepost/server/media-address'
import { fillMessage } from '@milepost/supporter/messages'
import { frameSandbox, frameStyle } from './load-embed.ts'

/** Labels of the placeholder for blocked third-party content. */
export interface ThirdPartyMessages {
  /** Link text of a blocked frame. `{host}` is the third-party host, also in `picture`. */
  load: string
  picture: string
  newTab: string
}

/** Hosts from which content may load, and options for the replacement of blocked content. */
interface BlockingOptions {
  host: string
  /** CMS image hosts that the site's media proxy supports. */
  pictureHosts: readonly string[]
  messages: ThirdPartyMessages
  /** Whether blocked frames load in place when the user clicks. Otherwise, they become links to the other site. */
  mayFrame: boolean
  /** Returns whether the frame with this URL loads without a click. @default always false */
  loadsFrame?: ((address: string) => boolean) | undefined
  /** URL prefix of the page's language, such as `/cy`; `''` for the main language. */
  base: string
}

/**
 * Rewrites sanitised HTML so that the browser requests nothing from third parties without consent (decisions: consent).
 *
 * - Frames become links that load them on click, unless `loadsFrame` allows them.
 * - Third-party images become links. Images of the CMS use the site's media proxy.
 * - Links to the site's own pages keep the page's language. Links to other hosts open in a new tab (Spec §2).
 * - Invalid URLs count as third-party. Inside a link, a blocked image becomes its alternative text, and the replacement of a
 * frame is inserted after the link.
 */
export function blockThirdParty(html: SafeHtml, own: BlockingOptions): SafeHtml {
  if (!/<(?:iframe|img|image|a)\b/i.test(html)) return html
  const written: string[] = []
  /** Offsets up to which the markup has been written and parsed. */
  let done = 0
  let read = 0
  let openLinks = 0
  /** Replacements of frames inside a link, to insert after the link. */
  let behindLink = ''
  const write = (markup: string, start: number, end: number) => {
    written.push(html.slice(done, Math.max(done, start)), markup)
    done = Math.max(done, end)
  }
  const goOn = () => void (read = parser.endIndex + 1)
  const parser = new Parser({
    ontext: goOn,
    oncomment: goOn,
    onprocessinginstruction: goOn,
    onopentag(name, attributes) {
      goOn()
      if (name === 'a') openLinks += 1
      const isInLink = openLinks > 0
      const markup = replaceTag(name, attributes, own, isInLink)
      if (markup === undefined) return
      const isBehind = name === 'iframe' && isInLink
      if (isBehind) behindLink += markup
      write(isBehind ? '' : markup, parser.startIndex, read)
    },
    onclosetag(name, isImplied) {
      // Implied end tags are not in the source.
      if (!isImplied) goOn()
      // Skip the contents of a frame.
      if (name === 'iframe') done = Math.max(done, isImplied ? html.length : read)
      if (name !== 'a') return
      openLinks -= 1
      if (openLinks > 0) return
      write(behindLink, read, read)
      behindLink = ''
    },
  })
  parser.end(html)
  // Drop an unclosed tag at the end. It would swallow the markup that follows on the page.
  written.push(html.slice(done, read), behindLink)
  return written.join('') as SafeHtml
}

/** Returns the replacement of a start tag; undefined to keep the tag. */
function replaceTag(
  name: string,
  attributes: Readonly<Record<string, string>>,
  own: BlockingOptions,
  isInLink: boolean,
): string | undefined {
  if (name === 'a') return replaceLink(attributes, own)
  if (name === 'img') return replaceImage(attributes, own, isInLink)
  if (name !== 'iframe') return undefined
  const { src = '' } = attributes
  const host = getRequestedHost(src, own)
  if (host === undefined) return ''
  if (own.loadsFrame?.(src)) {
    return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(host)}" loading="lazy" sandbox="${frameSandbox}" style="${frameStyle}"></iframe>`
  }
  const mark = own.mayFrame ? ` data-embed="${escapeHtml(src)}"` : ''
  return createLink(src, mark, fillMessage(own.messages.load, { host }), own)
}

function replaceLink(
  { href = '', target }: Readonly<Record<string, string>>,
  own: BlockingOptions,
): string | undefined {
  const isOwnPage = own.base !== '' && /^\/(?![/\\])/.test(href) && !isFilePath(href)
  if (isOwnPage) {
    const opens = target === undefined ? '' : ` target="${escapeHtml(target)}"`
    return `<a href="${escapeHtml(own.base + href)}"${opens}>`
  }
  const isElsewhere =
    /^\s*(?:https?:|[/\\]{2})/i.test(href) && getRequestedHost(href, own) !== own.host
  if (!isElsewhere || target !== undefined) return undefined
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">`
}

function replaceImage(
  { src = '', alt = '' }: Readonly<Record<string, string>>,
  own: BlockingOptions,
  isInLink: boolean,
): string | undefined {
  if (/^\s*data:/i.test(src)) return undefined
  const host = getRequestedHost(src, own)
  if (host === own.host) return undefined
  if (host !== undefined && own.pictureHosts.includes(host)) {
    const address = getMediaUrl(new URL(src, `https://${own.host}`).href)
    return `<img alt="${escapeHtml(alt)}" src="${escapeHtml(address)}" />`
  }
  const text = alt === '' && host !== undefined ? fillMessage(own.messages.picture, { host }) : alt
  return isInLink || host === undefined ? escapeHtml(text) : createLink(src, '', text, own)
}

function createLink(
  address: string,
  mark: string,
  text: string,
  { messages }: BlockingOptions,
): string {
  return `<a href="${escapeHtml(address)}"${mark} target="_blank" rel="noopener noreferrer">${escapeHtml(text)} ${escapeHtml(messages.newTab)}</a>`
}

/**
 * Returns the host that a browser would request for a URL. Undefined if the URL is invalid, is not http(s), or depends on the
 * page's scheme, such as `https:x`.
 */
function getRequestedHost(address: string, { host }: BlockingOptions): string | undefined {
  const [url, other] = ['https', 'http'].map((scheme) => parseUrl(address, `${scheme}://${host}`))
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && url.host === other?.host ? url.host : undefined
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
