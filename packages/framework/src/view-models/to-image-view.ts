import type { Image } from '@milepost/content'
import { mediaAddress } from '@milepost/server/media-address'

/** A picture as components take it, served from the site's own origin. */
export interface ImageView {
  src: string
  alt: string
  width?: number
  height?: number
}

/** Gives a content document's picture its address on the site. */
export function toImageView(image: Image): ImageView
export function toImageView(image: Image | undefined): ImageView | undefined
export function toImageView(image: Image | undefined): ImageView | undefined {
  if (image === undefined) return undefined
  const { url, alt, width, height } = image
  return {
    src: mediaAddress(url),
    alt,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  }
}
