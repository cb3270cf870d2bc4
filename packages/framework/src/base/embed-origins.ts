import { embeddedAddress } from './embedded-address.ts'
import { frameAddress } from './frame-address.ts'
import { plainOrigin } from '@milepost/server'
import { parseUrl } from './parse-url.ts'

/** Fields of documents that have the address of a frame. */
const framed = /"(?:iframe|frame|embed|embed_url|video|videoUrl)":"(https:[^"\\]+)/g

/** Frames inside markup; a tag ends where the next one begins, so that it is read once however broken. */
const frameTags = /<iframe[^<>]*/gi
const frameSource = /src=\\?["'](https:[^"'\\]+)/i

/** Players are framed from another host than the page of a video is on. */
const players: Readonly<Record<string, readonly string[]>> = {
  'youtube.com': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
  'youtu.be': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
  'vimeo.com': ['https://player.vimeo.com'],
}

/** The origins of everything that documents embed, so that a page may frame these and no others. */
export function embedOrigins(documents: unknown): string[] {
  const text = JSON.stringify(documents, withoutUnknown) ?? ''
  const origins = new Set<string>()
  const addresses = [
    ...text.matchAll(framed),
    ...[...text.matchAll(frameTags)].map(([tag]) => frameSource.exec(tag)),
  ].map((found) => found?.[1] ?? '')
  for (const address of addresses) {
    const url = parseUrl(address)
    const origin = plainOrigin(address)
    if (url === null || origin === undefined || url.protocol !== 'https:') continue
    origins.add(origin)
    for (const player of players[url.hostname.replace(/^www\./, '')] ?? []) origins.add(player)
  }
  addSliceFrames(documents, origins)
  return [...origins]
}

/** A slice of an unknown type is not shown, so nothing of it is framed. */
function isUnknownSlice(value: object): boolean {
  return 'type' in value && value.type === 'unknown' && 'primary' in value
}

function withoutUnknown(_name: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && isUnknownSlice(value) ? undefined : value
}

const deepest = 20

/** Slices name what people know, such as a video's page; framed is what its provider plays it by. */
function addSliceFrames(value: unknown, origins: Set<string>, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > deepest) return
  if (isUnknownSlice(value)) return
  const address = sliceAddress(value)
  const framed = address === undefined ? undefined : frameAddress(address)
  const origin = framed && plainOrigin(framed.src)
  if (origin !== undefined) origins.add(origin)
  for (const child of Object.values(value)) addSliceFrames(child, origins, depth + 1)
}

function sliceAddress(value: object): string | undefined {
  const { type, primary } = value as { type?: unknown; primary?: unknown }
  if (typeof primary !== 'object' || primary === null) return undefined
  const { url, src, embed } = primary as { url?: unknown; src?: unknown; embed?: unknown }
  if (type === 'video') return textOf(url)
  if (type === 'iframe') return textOf(src)
  if (type !== 'embed' || typeof embed !== 'object' || embed === null) return undefined
  const source = 'oembed' in embed ? embed.oembed : embed
  if (typeof source !== 'object' || source === null) return undefined
  const { html, embed_url: page } = source as { html?: unknown; embed_url?: unknown }
  return embeddedAddress({ html: textOf(html) ?? '', embed_url: textOf(page) ?? '' })
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
