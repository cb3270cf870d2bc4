const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * Parses a typed number, for a form's `parse`. Other text is returned unchanged, so that the `number` validator rejects
 * it. Returns undefined for blank text.
 */
export function parseNumber(raw: unknown): number | string | undefined {
  if (typeof raw === 'number') return raw
  if (typeof raw !== 'string' || raw.trim() === '') return undefined
  const text = raw.trim()
  return decimal.test(text) ? Number(text) : raw
}

/** Parsed link to a YouTube or Vimeo video. */
export interface VideoLink {
  readonly provider: 'youtube' | 'vimeo'
  readonly id: string
  /** Canonical URL. */
  readonly url: string
  /** Privacy-enhanced `<iframe>` URL: `youtube-nocookie.com`, or Vimeo with `dnt=1`. */
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
const maxUrlLength = 2000

/**
 * Parses any form of YouTube or Vimeo link: from the address bar, a share button, a phone or an embed. Returns
 * undefined for other URLs, including lookalike hosts.
 */
export function parseVideoLink(typed: unknown): VideoLink | undefined {
  if (typeof typed !== 'string' || typed.length > maxUrlLength) return undefined
  const text = typed.trim()
  const address = hasScheme.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.username !== '' || url.password !== '' || url.port !== '') return undefined
  const host = url.hostname.replace(/^www\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return toYouTubeLink(path[0])
  if (youtubeHosts.has(host)) {
    const [folder = '', id] = path
    return toYouTubeLink(youtubeFolders.has(folder) ? id : (url.searchParams.get('v') ?? undefined))
  }
  return vimeoHosts.has(host) ? toVimeoLink(path, url.searchParams.get('h')) : undefined
}

function toYouTubeLink(id: string | undefined): VideoLink | undefined {
  if (id === undefined || !youtubeId.test(id)) return undefined
  return {
    provider: 'youtube',
    id,
    url: `https://www.youtube.com/watch?v=${id}`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
  }
}

/** Parses a Vimeo URL. Unlisted videos have a hash, after the id or in the query parameter `h`. */
function toVimeoLink(path: readonly string[], named: string | null): VideoLink | undefined {
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

/** Postal address, as initial values of `AddressFields`. Missing parts are `''`. */
export interface Address {
  readonly line1: string
  readonly line2: string
  readonly townOrCity: string
  readonly countyOrState: string
  readonly postcodeOrZipcode: string
  readonly country: string
}

const acceptedKeys: Readonly<Record<keyof Address, readonly string[]>> = {
  line1: ['line1', 'streetAddress'],
  line2: ['line2', 'extendedAddress'],
  townOrCity: ['townOrCity', 'locality'],
  countyOrState: ['countyOrState', 'state', 'region'],
  postcodeOrZipcode: ['postcodeOrZipcode', 'postcode', 'postCode'],
  country: ['country', 'countryCode'],
}

/**
 * Parses an address in any of the platform's four shapes: `line1 … postcodeOrZipcode`, `streetAddress … state,
 * postcode`, `streetAddress … region, postCode`, and one with only a `countryCode` (Spec §3, S3.28, S3.29, S3.38).
 *
 * @returns text for every part, `''` if it is missing or invalid
 */
export function readAddress(given: unknown): Address {
  const source =
    typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  const part = (name: keyof Address) =>
    acceptedKeys[name]
      .map((other) => (Object.hasOwn(source, other) ? source[other] : undefined))
      .find((value): value is string => typeof value === 'string' && value !== '') ?? ''
  return {
    line1: part('line1'),
    line2: part('line2'),
    townOrCity: part('townOrCity'),
    countyOrState: part('countyOrState'),
    postcodeOrZipcode: part('postcodeOrZipcode'),
    country: part('country'),
  }
}

const tag = /<[^<>]*>/g
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi
const unseen = /[\u200B\uFEFF]/g

/**
 * Returns the text length of sanitised HTML, for a counter. Ignores tags and zero-width characters, and counts each
 * entity as a single character. Returns 0 if `html` is not a string.
 */
export function htmlTextLength(html: unknown): number {
  if (typeof html !== 'string') return 0
  return html.replace(tag, '').replace(entity, '.').replace(unseen, '').length
}
