import type { ComponentProps } from 'react'
import type { ImageSource } from '../../types.ts'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  image: ImageSource
  /** Above the fold: loaded at once and first. @default false */
  eager?: boolean | undefined
}

/** A picture with its measures, loaded when it comes near. Renders an `<img>`. */
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
