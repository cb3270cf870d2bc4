import type { Image, SiteConfig } from '@milepost/content'
import { toImageView } from '../view-models/to-image-view.ts'
import { parseUrl } from '../addresses/parse-url.ts'

/**
 * The picture that an editor chose for the shares of one page; undefined where it is the one that the site names for
 * all its pages, or one that networks do not show. Then a card takes its place.
 */
export function ownPicture(
  image: Image | undefined,
  { meta }: Pick<SiteConfig, 'meta'>,
): string | undefined {
  if (image === undefined || isSvg(image) || image.url === meta.image?.url) return undefined
  return toImageView(image).src
}

/** Whether a picture is one of lines and shapes, which no network shows. */
export function isSvg(image: Image | undefined): boolean {
  return image !== undefined && /\.svg$/i.test(parseUrl(image.url)?.pathname ?? image.url)
}
