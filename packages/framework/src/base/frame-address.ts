import { toPolicyOrigin } from '@milepost/server'
import { parseUrl } from './addresses.ts'
import type { SiteConfig } from '@milepost/content'

/** Fields of JSON documents that contain the URL of a frame. */
const frameFieldPattern = /"(?:iframe|frame|embed|embed_url|video|videoUrl)":"(https:[^"\\]+)/g

/** Iframe tags in markup. A match ends at the next `<`, so that scanning takes linear time even for broken markup. */
const iframeTagPattern = /<iframe[^<>]*/gi
const iframeSourcePattern = /src=\\?["'](https:[^"'\\]+)/i

/** Origins of video players, by the host of the video's page. */
const playerOrigins: Readonly<Record<string, readonly string[]>> = {
  'youtube.com': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
  'youtu.be': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
  'vimeo.com': ['https://player.vimeo.com'],
}

/** Finds the origins of all frames in documents, for the CSP's `frame-src`. */
export function findFrameOrigins(documents: unknown): string[] {
  const text = JSON.stringify(documents, removeUnknownSlice) ?? ''
  const origins = new Set<string>()
  const addresses = [
    ...text.matchAll(frameFieldPattern),
    ...[...text.matchAll(iframeTagPattern)].map(([tag]) => iframeSourcePattern.exec(tag)),
  ].map((found) => found?.[1] ?? '')
  for (const address of addresses) {
    const url = parseUrl(address)
    const origin = toPolicyOrigin(address)
    if (url === null || origin === undefined || url.protocol !== 'https:') continue
    origins.add(origin)
    for (const player of playerOrigins[url.hostname.replace(/^www\./, '')] ?? [])
      origins.add(player)
  }
  addSliceFrames(documents, origins)
  return [...origins]
}

/** Whether a value is a slice of an unknown type, which is not rendered. */
function isUnknownSlice(value: object): boolean {
  return 'type' in value && value.type === 'unknown' && 'primary' in value
}

function removeUnknownSlice(_name: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && isUnknownSlice(value) ? undefined : value
}

const maxDepth = 20

/** Adds the frame origins of embed slices. For the URL of a video's page, these are the player's origins. */
function addSliceFrames(value: unknown, origins: Set<string>, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return
  if (isUnknownSlice(value)) return
  const address = getSliceFrameUrl(value)
  const framed = address === undefined ? undefined : toFrameTarget(address)
  const origin = framed && toPolicyOrigin(framed.src)
  if (origin !== undefined) origins.add(origin)
  for (const child of Object.values(value)) addSliceFrames(child, origins, depth + 1)
}

function getSliceFrameUrl(value: object): string | undefined {
  const { type, primary } = value as { type?: unknown; primary?: unknown }
  if (typeof primary !== 'object' || primary === null) return undefined
  const { url, src, embed } = primary as { url?: unknown; src?: unknown; embed?: unknown }
  if (type === 'video') return toOptionalText(url)
  if (type === 'iframe') return toOptionalText(src)
  if (type !== 'embed' || typeof embed !== 'object' || embed === null) return undefined
  const source = 'oembed' in embed ? embed.oembed : embed
  if (typeof source !== 'object' || source === null) return undefined
  const { html, embed_url: page } = source as { html?: unknown; embed_url?: unknown }
  return getOEmbedUrl({ html: toOptionalText(html) ?? '', embed_url: toOptionalText(page) ?? '' })
}

function toOptionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

const oEmbedTagPattern = /<iframe\b[^<>]*/gi
const oEmbedSourcePattern = /[\s"'/]src\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Returns the URL of an oEmbed: that of the first iframe in its markup, otherwise its `embed_url`. */
export function getOEmbedUrl({
  html = '',
  embed_url: address = '',
}: {
  readonly html?: string
  readonly embed_url?: string
}): string {
  const sources = [...html.matchAll(oEmbedTagPattern)].map(([tag]) => oEmbedSourcePattern.exec(tag))
  const [, quoted, singly] = sources.find((found) => found !== null) ?? []
  const decoded = (quoted ?? singly ?? '').replaceAll('&amp;', '&')
  return decoded.startsWith('//') ? `https:${decoded}` : decoded || address
}

/** Frame of third-party content, and the link to it. */
interface FrameTarget {
  /** Absolute `https:` URL to frame. */
  src: string
  /** Name of the provider, such as `YouTube`; undefined if the host is unknown. */
  provider: string | undefined
  /** URL of the same content on the provider's site. */
  href: string
}

const videoIdPattern = /^[\w-]{1,40}$/

/**
 * Converts a public URL to a frame: a video page to the provider's privacy-enhanced player, any other URL to itself.
 *
 * @returns undefined unless the URL is absolute and `https:`
 */
export function toFrameTarget(address: string): FrameTarget | undefined {
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
 * Whether a frame loads without a click, because its host is the site's own, is listed in the site document's `frame-hosts`,
 * or is a subdomain of one of these. Requires `https:` and the default port.
 */
export function isTrustedFrame(address: string, { services, site }: FrameScope): boolean {
  const url = parseUrl(address)
  if (url?.protocol !== 'https:' || url.port !== '') return false
  const own = new URL(services.environment.origin).hostname
  return [own, ...site.frameHosts].some(
    (host) => url.hostname === host || url.hostname.endsWith(`.${host}`),
  )
}

export interface FrameScope {
  readonly services: { readonly environment: { readonly origin: string } }
  readonly site: Pick<SiteConfig, 'frameHosts'>
}

function createYouTubeFrame(id: string, url: URL): FrameTarget {
  const framed = videoIdPattern.test(id)
  return {
    src: framed ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : url.href,
    provider: 'YouTube',
    href: framed ? `https://www.youtube.com/watch?v=${id}` : url.href,
  }
}
