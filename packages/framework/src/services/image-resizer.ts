import type { ContentSource } from '@milepost/content'
import type { MediaSources } from '@milepost/server'
import { imageWidths, mediaAddress } from '@milepost/server/media-address'
import { parseUrl } from '../base/addresses.ts'
import type { SiteEnvironment } from '../base/site-environment.ts'

/** Vector images need no other sizes, and most resizers stop animations. */
const canResize = ({ pathname }: URL) => /\.(?:avif|jpe?g|png|webp)$/i.test(pathname)

/** Returns the URLs of images at the resizer of the settings, which fetches the originals from the site. */
export function imageResizer(
  { imageResizer: template, origin }: SiteEnvironment,
  source: ContentSource,
): MediaSources['resized'] {
  if (template === undefined || source.fetchMedia === undefined) return undefined
  return (url, width) => {
    if (!source.mediaOrigins.includes(url.origin) || !canResize(url)) return undefined
    const original = encodeURIComponent(origin + mediaAddress(url.href))
    return new URL(template.replaceAll('{width}', String(width)).replaceAll('{url}', original))
  }
}

/** Returns a content source whose images have `sizes`: narrower ones of the resizer, and the original unless it is wide. */
export function withImageSizes(source: ContentSource): ContentSource {
  return {
    place: source.place,
    mediaOrigins: source.mediaOrigins,
    ...(source.fetchMedia && { fetchMedia: source.fetchMedia.bind(source) }),
    ...(source.listedRefs && { listedRefs: source.listedRefs.bind(source) }),
    ...(source.problems && { problems: source.problems.bind(source) }),
    version: (options) => source.version(options),
    async find(query, options) {
      const page = await source.find(query, options)
      addSizes(page.documents, source.mediaOrigins)
      return page
    },
    at: (ref) => withImageSizes(source.at(ref)),
  }
}

/** Adds sizes to all images in a value. The caller of a source may change its documents. */
function addSizes(value: unknown, origins: readonly string[]): void {
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) addSizes(inner, origins)
  const { url, dimensions } = value as { url?: unknown; dimensions?: { width?: unknown } | null }
  const own = dimensions?.width
  if (typeof url !== 'string' || typeof own !== 'number') return
  const original = parseUrl(url)
  if (original === null || !origins.includes(original.origin) || !canResize(original)) return
  const sizes = imageWidths
    .filter((width) => width < Math.round(own))
    .map((width) => {
      original.searchParams.set('w', String(width))
      return { url: original.href, width }
    })
  if (sizes.length === 0) return
  if (sizes.length < imageWidths.length) sizes.push({ url, width: Math.round(own) })
  Object.assign(value, { sizes })
}
