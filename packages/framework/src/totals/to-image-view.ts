import type { Image } from '@milepost/content'
import { mediaAddress } from '@milepost/server/media-address'

/** A picture as components take it, served from the site's own origin. */
export interface ImageView {
  src: string
  alt: string
  width?: number
  height?: number
  srcSet?: string
  sizes?: string
}

/** Gives a content document's picture its address on the site. */
export function toImageView(image: Image): ImageView
export function toImageView(image: Image | undefined): ImageView | undefined
export function toImageView(image: Image | undefined): ImageView | undefined {
  if (image === undefined) return undefined
  const { url, alt, width, height, sizes = [] } = image
  const candidates = sizes.map((size) => `${mediaAddress(size.url)} ${size.width}w`)
  return {
    src: mediaAddress(url),
    alt,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(candidates.length === 0 ? {} : { srcSet: candidates.join(', '), sizes: '100vw' }),
  }
}
