/** A video at one of the services that can be shown on a page. */
export interface VideoLink {
  readonly provider: 'youtube' | 'vimeo'
  readonly id: string
  /** The one way of writing its address. */
  readonly url: string
  /** The address for an `<iframe>`; no cookies before it is played. */
  readonly embedUrl: string
}

const youtubeHosts = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
])
const vimeoHosts = new Set(['vimeo.com', 'player.vimeo.com'])
const youtubeFolders = new Set(['embed', 'shorts', 'live', 'v'])
const youtubeId = /^[\w-]{11}$/
const vimeoId = /^\d{1,12}$/
const vimeoHash = /^[\da-f]{6,20}$/i
const hasScheme = /^https?:\/\//i
const longestAddress = 2000

/**
 * Reads the address of a video on YouTube or Vimeo in any of the ways people copy it: from the address
 * line, a share button, a phone, an embed. Undefined for everything else, other hosts that only look
 * like theirs included.
 */
export function parseVideoLink(typed: unknown): VideoLink | undefined {
  if (typeof typed !== 'string' || typed.length > longestAddress) return undefined
  const text = typed.trim()
  const address = hasScheme.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.username !== '' || url.password !== '' || url.port !== '') return undefined
  const host = url.hostname.replace(/^www\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youtube(path[0])
  if (youtubeHosts.has(host)) {
    const [folder = '', id] = path
    return youtube(youtubeFolders.has(folder) ? id : (url.searchParams.get('v') ?? undefined))
  }
  return vimeoHosts.has(host) ? vimeo(path, url.searchParams.get('h')) : undefined
}

function youtube(id: string | undefined): VideoLink | undefined {
  if (id === undefined || !youtubeId.test(id)) return undefined
  return {
    provider: 'youtube',
    id,
    url: `https://www.youtube.com/watch?v=${id}`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
  }
}

/** An unlisted video has a hash behind its number. */
function vimeo(path: readonly string[], named: string | null): VideoLink | undefined {
  const at = path.findIndex((part) => vimeoId.test(part))
  const id = path[at]
  if (id === undefined) return undefined
  const hash = [path[at + 1], named ?? undefined].find((part) => part && vimeoHash.test(part))
  return {
    provider: 'vimeo',
    id,
    url: `https://vimeo.com/${id}${hash === undefined ? '' : `/${hash}`}`,
    embedUrl: `https://player.vimeo.com/video/${id}?dnt=1${hash === undefined ? '' : `&h=${hash}`}`,
  }
}
