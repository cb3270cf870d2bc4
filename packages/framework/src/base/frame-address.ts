import { toPolicyOrigin } from '@milepost/server'
import { parseUrl } from './addresses.ts'
import type { SiteConfig } from '@milepost/content'

/** Fields of documents that contain the URL of a frame. */
const framed = /"(?:iframe|frame|embed|embed_url|video|videoUrl)":"(https:[^"\\]+)/g

/** Iframe tags in markup. A match ends at the next `<`, so broken markup is still scanned in linear time. */
const frameTags = /<iframe[^<>]*/gi
const frameSource = /src=\\?["'](https:[^"'\\]+)/i

/** Hosts of video players, which differ from the host of the video's page. */
const players: Readonly<Record<string, readonly string[]>> = {
  'youtube.com': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
  'youtu.be': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
  'vimeo.com': ['https://player.vimeo.com'],
}

/** Returns the origins of all frames in documents, for the page's `frame-src` policy. */
export function embedOrigins(documents: unknown): string[] {
  const text = JSON.stringify(documents, withoutUnknown) ?? ''
  const origins = new Set<string>()
  const addresses = [
    ...text.matchAll(framed),
    ...[...text.matchAll(frameTags)].map(([tag]) => frameSource.exec(tag)),
  ].map((found) => found?.[1] ?? '')
  for (const address of addresses) {
    const url = parseUrl(address)
    const origin = toPolicyOrigin(address)
    if (url === null || origin === undefined || url.protocol !== 'https:') continue
    origins.add(origin)
    for (const player of players[url.hostname.replace(/^www\./, '')] ?? []) origins.add(player)
  }
  addSliceFrames(documents, origins)
  return [...origins]
}

/** Slices of unknown types are not rendered, so their frames are not allowed. */
function isUnknownSlice(value: object): boolean {
  return 'type' in value && value.type === 'unknown' && 'primary' in value
}

function withoutUnknown(_name: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && isUnknownSlice(value) ? undefined : value
}

const deepest = 20

/** Adds the frames of embed slices. Editors enter the URL of a video's page, but the provider's player is framed. */
function addSliceFrames(value: unknown, origins: Set<string>, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > deepest) return
  if (isUnknownSlice(value)) return
  const address = sliceAddress(value)
  const framed = address === undefined ? undefined : getFrameUrl(address)
  const origin = framed && toPolicyOrigin(framed.src)
  if (origin !== undefined) origins.add(origin)
  for (const child of Object.values(value)) addSliceFrames(child, origins, depth + 1)
}

function sliceAddress(value: object): string | undefined {
  const { type, primary } = value as { type?: unknown; primary?: unknown }
  if (typeof primary !== 'object' || primary === null) return undefined
  const { url, src, embed } = primary as { url?: unknown; src?: unknown; embed?: unknown }
  if (type === 'video') return getText(url)
  if (type === 'iframe') return getText(src)
  if (type !== 'embed' || typeof embed !== 'object' || embed === null) return undefined
  const source = 'oembed' in embed ? embed.oembed : embed
  if (typeof source !== 'object' || source === null) return undefined
  const { html, embed_url: page } = source as { html?: unknown; embed_url?: unknown }
  return getEmbeddedUrl({ html: getText(html) ?? '', embed_url: getText(page) ?? '' })
}

function getText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

const frames = /<iframe\b[^<>]*/gi
const source = /[\s"'/]src\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/**
 * Returns the URL to frame for an oEmbed: that of the first iframe in its markup, otherwise its `embed_url`. The markup is
 * parsed, never rendered.
 */
export function getEmbeddedUrl({
  html = '',
  embed_url: address = '',
}: {
  readonly html?: string
  readonly embed_url?: string
}): string {
  const sources = [...html.matchAll(frames)].map(([tag]) => source.exec(tag))
  const [, quoted, singly] = sources.find((found) => found !== null) ?? []
  const decoded = (quoted ?? singly ?? '').replaceAll('&amp;', '&')
  return decoded.startsWith('//') ? `https:${decoded}` : decoded || address
}

/** A third-party page, and how to frame it. */
interface FrameAddress {
  /** Absolute `https:` URL to frame. */
  src: string
  /** Provider that learns of the visit, such as `YouTube`; undefined if the host is unknown. */
  provider: string | undefined
  /** URL of the same content on the provider's site. */
  href: string
}

/** Only valid video ids are inserted into player URLs. */
const videoId = /^[\w-]{1,40}$/

/**
 * Returns the frame for a public URL, such as that of a video page: the provider's player without tracking cookies if there is
 * one, otherwise the URL itself.
 *
 * @returns undefined unless the URL is absolute and `https:`
 */
export function getFrameUrl(address: string): FrameAddress | undefined {
  const url = parseUrl(address.trim())
  if (url === null || url.protocol !== 'https:') return undefined
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  const [first = '', second = ''] = url.pathname.split('/').filter((part) => part !== '')
  if (host === 'youtu.be') return createYouTubeFrame(first, url)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isPath = ['embed', 'shorts', 'live'].includes(first)
    return createYouTubeFrame(isPath ? second : (url.searchParams.get('v') ?? ''), url)
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = host === 'vimeo.com' ? first : second
    const framed = /^\d{1,20}$/.test(id)
    return {
      src: framed ? `https://player.vimeo.com/video/${id}?dnt=1` : url.href,
      provider: 'Vimeo',
      href: framed ? `https://vimeo.com/${id}` : url.href,
    }
  }
  return { src: url.href, provider: undefined, href: url.href }
}

/**
 * Whether a frame in the charity's content loads without a click: its host is the site's own, is listed in the document's
 * `frame-hosts`, or is a subdomain of one of these. Requires `https:` and the default port.
 */
export function loadsWithoutClick(address: string, { services, site }: FrameScope): boolean {
  const url = parseUrl(address)
  if (url?.protocol !== 'https:' || url.port !== '') return false
  const own = new URL(services.environment.origin).hostname
  return [own, ...site.frameHosts].some(
    (host) => url.hostname === host || url.hostname.endsWith(`.${host}`),
  )
}

/** Settings that determine which frames load without a click. */
export interface FrameScope {
  readonly services: { readonly environment: { readonly origin: string } }
  readonly site: Pick<SiteConfig, 'frameHosts'>
}

function createYouTubeFrame(id: string, url: URL): FrameAddress {
  const framed = videoId.test(id)
  return {
    src: framed ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : url.href,
    provider: 'YouTube',
    href: framed ? `https://www.youtube.com/watch?v=${id}` : url.href,
  }
}
