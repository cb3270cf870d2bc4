import { siteBreakpoints } from '../../theme/kit.ts'
import type { ImageSource } from '../../types.ts'

const usualWidths = [...Object.values(siteBreakpoints), 1920]

/**
 * Gives an image the `srcset` of an image service, so that a phone loads a phone's picture. Widths
 * beyond the image's own are left out: they would be the same picture, larger.
 *
 * @param addressAt - the service's address of the image at a width in px
 * @param options.widths - px; the site's breakpoints (Spec §9) and 1920 unless given
 * @param options.sizes - how wide it is shown, as in HTML; the whole window unless given
 */
export function imageAtWidths(
  image: ImageSource,
  addressAt: (widthPx: number) => string,
  options: { widths?: readonly number[]; sizes?: string } = {},
): ImageSource {
  const most = image.width ?? Number.POSITIVE_INFINITY
  const widths = (options.widths ?? usualWidths).filter((width) => width > 0 && width < most)
  if (image.width !== undefined && image.width > 0) widths.push(image.width)
  if (widths.length === 0) return image
  return {
    ...image,
    // A space or comma would end the address.
    srcSet: widths
      .map(
        (width) =>
          `${addressAt(width).trim().replaceAll(/[\s]/g, '%20').replaceAll(',', '%2C')} ${width}w`,
      )
      .join(', '),
    sizes: options.sizes ?? '100vw',
  }
}
