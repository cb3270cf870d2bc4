import type { ComponentProps } from 'react'
import type { ImageSource } from '../../types.ts'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  image: ImageSource
  /** Whether the image is above the fold and should be loaded first. @default false */
  eager?: boolean | undefined
}

/** Image with its dimensions, loaded lazily by default. Renders an `<img>`. */
export function Picture({ image, eager = false, ...rest }: PictureProps) {
  return (
    <img
      src={image.src}
      alt={image.alt ?? ''}
      width={image.width}
      height={image.height}
      srcSet={image.srcSet}
      sizes={image.sizes}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      fetchPriority={eager ? 'high' : undefined}
      {...rest}
    />
  )
}
