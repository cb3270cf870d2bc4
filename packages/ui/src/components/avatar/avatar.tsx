import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import { avatarSizePx } from '../../theme/kit.ts'
import * as styles from './avatar.css.ts'
import { initialsOf } from './initials-of.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is. Initials and colour come from it. */
  name: string
  src?: string | null | undefined
  /** 36, 48 or 96 px at usual text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
}

/**
 * A person's picture, or up to three initials on a colour of their own. Decoration: the name is
 * beside it. Renders a `<span>`.
 */
export function Avatar({ name, src, size = 'medium', className, ...rest }: AvatarProps) {
  return (
    <span
      className={classNames(
        styles.avatar,
        styles.sizes[size],
        styles.initialsColours[hueOf(name) % styles.initialsColours.length],
        className,
      )}
      aria-hidden="true"
      {...rest}
    >
      {src ? (
        <img
          src={src}
          alt=""
          // Only their ratio matters here.
          width={avatarSizePx}
          height={avatarSizePx}
          loading="lazy"
          decoding="async"
          className={styles.image}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}

function hueOf(name: string): number {
  let sum = 0
  for (let index = 0; index < name.length; index += 1)
    sum = (sum * 31 + name.charCodeAt(index)) >>> 0
  return sum
}
