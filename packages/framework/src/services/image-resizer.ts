import type { ContentSource } from '@milepost/content'
import type { MediaSources } from '@milepost/server'
import { imageWidths, getMediaUrl } from '@milepost/server/media-address'
import { parseUrl } from '../base/addresses.ts'
import type { SiteEnvironment } from '../base/site-environment.ts'

/** Whether a file can be resized. False for vector images, and for GIFs, because most resizers remove their animation. */
const canResize = ({ pathname }: URL) => /\.(?:avif|jpe?g|png|webp)$/i.test(pathname)

/**
 * Creates a function that returns the URL of an image at the resizer (`IMAGE_RESIZER`), which fetches the original from this
 * site. Undefined without a resizer.
 */
export function createImageResizer(
  { imageResizer: template, origin }: SiteEnvironment,
  source: ContentSource,
): MediaSources['getResizedUrl'] {
  if (template === undefined || source.fetchMedia === undefined) return undefined
  return (url, width) => {
    if (!source.mediaOrigins.includes(url.origin) || !canResize(url)) return undefined
    const original = encodeURIComponent(origin + getMediaUrl(url.href))
    return new URL(template.replaceAll('{width}', String(width)).replaceAll('{url}', original))
  }
}

/**
 * Wraps a content source so that its images get `sizes`: narrower renditions by the resizer, and the original unless it is
 * wider than all of these.
 */
export function withImageSizes(source: ContentSource): ContentSource {
  return {
    location: source.location,
    mediaOrigins: source.mediaOrigins,
    ...(source.fetchMedia && { fetchMedia: source.fetchMedia.bind(source) }),
    ...(source.listRefs && { listRefs: source.listRefs.bind(source) }),
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

/** Adds `sizes` to all images in a document, in place. */
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
