const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * Reads a number that somebody typed, for a form's `parse`. Text that is no number stays as it is, so
 * that the validator `number` can refuse it; an empty field is undefined.
 */
export function parseNumber(raw: unknown): number | string | undefined {
  if (typeof raw === 'number') return raw
  if (typeof raw !== 'string' || raw.trim() === '') return undefined
  const text = raw.trim()
  return decimal.test(text) ? Number(text) : raw
}

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

/** An address as the fields show it; empty text where a part is missing. */
export interface Address {
  readonly line1: string
  readonly line2: string
  readonly townOrCity: string
  readonly countyOrState: string
  readonly postcodeOrZipcode: string
  readonly country: string
}

const otherNames: Readonly<Record<keyof Address, readonly string[]>> = {
  line1: ['line1', 'streetAddress'],
  line2: ['line2', 'extendedAddress'],
  townOrCity: ['townOrCity', 'locality'],
  countyOrState: ['countyOrState', 'state', 'region'],
  postcodeOrZipcode: ['postcodeOrZipcode', 'postcode', 'postCode'],
  country: ['country', 'countryCode'],
}

/**
 * Reads an address in any of the four shapes that the platform has: `line1 … postcodeOrZipcode`,
 * `streetAddress … state, postcode`, `streetAddress … region, postCode`, and one with only a
 * `countryCode` (Spec §3, S3.28, S3.29, S3.38).
 *
 * @returns text in every part, empty where nothing or something else was given
 */
export function readAddress(given: unknown): Address {
  const source =
    typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  const part = (name: keyof Address) =>
    otherNames[name]
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
 * How many characters of text are in sanitised markup, for a counter: tags count nothing, an
 * escaped character counts one. Anything but text is 0 long.
 */
export function htmlTextLength(html: unknown): number {
  if (typeof html !== 'string') return 0
  return html.replace(tag, '').replace(entity, '.').replace(unseen, '').length
}
