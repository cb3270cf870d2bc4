import { createHash } from 'node:crypto'
import type { Database } from '../database/open-database.ts'

/**
 * Returns the URLs of an image by its file name: absolute, and protocol-relative as in legacy fields.
 */
export function getImageUrls(
  origin: string,
  name: string,
): { absolute: string; protocolRelative: string } {
  const absolute = `${origin}/images/image/${encodeURIComponent(name)}`
  return { absolute, protocolRelative: absolute.replace(/^https?:/, '') }
}

/**
 * Returns the name of a demo image for a new page or team: one of the campaign's site, or a generic one.
 *
 * @param heroImage - the campaign's image, `hero-{site}.svg`
 */
export function getDemoImageName(heroImage: string | undefined, guid: string): string {
  const site = /^hero-(\w+)\.\w+$/.exec(heroImage ?? '')?.[1]
  return ['scene', site, guid.slice(0, 8)].filter((part) => part !== undefined).join('-') + '.svg'
}

/** Type of a stored link to an external image, whose bytes are the URL. */
const externalLinkType = 'text/uri-list'

/** Returns the response for an uploaded image, or a redirect to an external one; undefined for a demo image. */
export function serveUploadedImage(database: Database, name: string): Response | undefined {
  const row = database.get<{ type: string; bytes: Uint8Array<ArrayBuffer> }>(
    'SELECT type, bytes FROM images WHERE name = ?',
    name,
  )
  if (row === undefined) return undefined
  if (row.type === externalLinkType) {
    const location = new TextDecoder().decode(row.bytes)
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache' } })
  }
  return new Response(row.bytes, {
    headers: {
      'content-type': row.type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}

/** Returns the type and bytes of an uploaded image; undefined for demo and external images. */
export function findUploadedImage(
  database: Database,
  name: string,
): { type: string; bytes: Uint8Array } | undefined {
  return database.get<{ type: string; bytes: Uint8Array }>(
    'SELECT type, bytes FROM images WHERE name = ? AND type <> ?',
    name,
    externalLinkType,
  )
}

/** Stores an uploaded image under the hash of its bytes, which removes duplicates. Returns its file name. */
export function storeImage(database: Database, type: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const name = `upload-${hash}.${type.replace('image/', '').replace('svg+xml', 'svg').replace('jpeg', 'jpg')}`
  database.run('INSERT OR IGNORE INTO images VALUES (?, ?, ?)', name, type, bytes)
  return name
}

/**
 * Returns the file name of an image by its URL. An external image gets a name that redirects to its URL, because the
 * sandbox does not send requests to other hosts.
 *
 * @returns undefined if the URL is invalid or not HTTP(S)
 */
export function toImageName(database: Database, origin: string, text: string): string | undefined {
  const own = getImageUrls(origin, '').absolute
  const url = URL.parse(text.startsWith('//') ? `https:${text}` : text)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined
  if (url.href.startsWith(own)) {
    try {
      return decodeURIComponent(url.pathname.slice(new URL(own).pathname.length))
    } catch {
      return undefined
    }
  }
  const name = `linked-${createHash('sha256').update(url.href).digest('hex').slice(0, 24)}`
  const bytes = new TextEncoder().encode(url.href)
  database.run('INSERT OR IGNORE INTO images VALUES (?, ?, ?)', name, externalLinkType, bytes)
  return name
}
