import { siteBreakpoints } from '../../theme/kit.ts'
import type { ImageSource } from '../../types.ts'

const defaultWidths = [...Object.values(siteBreakpoints), 1920]

/**
 * Adds a `srcset` from an image service to an image. Widths larger than the image are omitted.
 *
 * @param toUrl - returns the service's URL of the image at a width in px
 * @param options.widths - px. @default the site's breakpoints (Spec §9) and 1920
 * @param options.sizes - displayed width, as in HTML. @default '100vw'
 */
export function imageAtWidths(
  image: ImageSource,
  toUrl: (widthPx: number) => string,
  options: { widths?: readonly number[]; sizes?: string } = {},
): ImageSource {
  const maxWidth = image.width ?? Number.POSITIVE_INFINITY
  const widths = (options.widths ?? defaultWidths).filter((width) => width > 0 && width < maxWidth)
  if (image.width !== undefined && image.width > 0) widths.push(image.width)
  if (widths.length === 0) return image
  return {
    ...image,
    // A space or comma would end the URL in a srcset.
    srcSet: widths
      .map(
        (width) =>
          `${toUrl(width).trim().replaceAll(/[\s]/g, '%20').replaceAll(',', '%2C')} ${width}w`,
      )
      .join(', '),
    sizes: options.sizes ?? '100vw',
  }
}
