import type { SiteConfig } from '@milepost/content'
import { parseUrl } from './parse-url.ts'

/** A page of another site, as it is framed. */
export interface FrameAddress {
  /** What is framed: always a whole `https:` address. */
  src: string
  /** Who is told of the visit, such as `YouTube`; undefined when nobody is known by that address. */
  provider: string | undefined
  /** Where the same can be seen on the provider's own site. */
  href: string
}

/** A video's id is what its provider makes of it; nothing else may get into an address. */
const videoId = /^[\w-]{1,40}$/

/**
 * What to frame for an address that people know, such as a video's page: players that set no cookies
 * before they play, where the provider has one. Any other `https:` address is framed as it is.
 *
 * @returns undefined for anything but a whole `https:` address
 */
export function frameAddress(address: string): FrameAddress | undefined {
  const url = parseUrl(address.trim())
  if (url === null || url.protocol !== 'https:') return undefined
  const host = url.hostname.replace(/^(?:www|m)\./, '')
  const [first = '', second = ''] = url.pathname.split('/').filter((part) => part !== '')
  if (host === 'youtu.be') return youTube(first, url)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isPath = ['embed', 'shorts', 'live'].includes(first)
    return youTube(isPath ? second : (url.searchParams.get('v') ?? ''), url)
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
 * Whether a frame of the charity's content loads without a click: its host is the site's own or in `frame-hosts`, or a
 * subdomain of one of these. Only `https:` on the default port.
 */
export function loadsWithoutClick(address: string, { services, site }: FrameScope): boolean {
  const url = parseUrl(address)
  if (url?.protocol !== 'https:' || url.port !== '') return false
  const own = new URL(services.environment.origin).hostname
  return [own, ...site.frameHosts].some(
    (host) => url.hostname === host || url.hostname.endsWith(`.${host}`),
  )
}

/** The site that a frame is on. */
export interface FrameScope {
  readonly services: { readonly environment: { readonly origin: string } }
  readonly site: Pick<SiteConfig, 'frameHosts'>
}

function youTube(id: string, url: URL): FrameAddress {
  const framed = videoId.test(id)
  return {
    src: framed ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : url.href,
    provider: 'YouTube',
    href: framed ? `https://www.youtube.com/watch?v=${id}` : url.href,
  }
}
