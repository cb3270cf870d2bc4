'use client'

import { createContext, type ComponentProps, useContext } from 'react'
import { classNames } from '../../class-names.ts'
import { avatarSizePx } from '../../theme/kit.ts'
import * as styles from './avatar.css.ts'
import { initialsOf } from './avatar-fallback.ts'

const DrawAvatarContext = createContext<(name: string) => string | undefined>(() => undefined)

/** Its value returns the URL of a drawn avatar for a person without an image; undefined for initials. */
export const AvatarProvider = DrawAvatarContext.Provider

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is. Initials and colour come from it. */
  name: string
  src?: string | null | undefined
  /** 36, 48 or 96 px at usual text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
}

/**
 * A person's image, or else the drawn one of `AvatarProvider`, or up to three initials on a colour of their own.
 * Decoration: the name is next to it. Renders a `<span>`.
 */
export function Avatar({ name, src, size = 'medium', className, ...rest }: AvatarProps) {
  const drawn = useContext(DrawAvatarContext)(name)
  const shown = src || drawn
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
      {/* A drawn image that fails to load leaves the initials below it, also without scripts. */}
      {src ? null : <span>{initialsOf(name)}</span>}
      {shown ? (
        <img
          src={shown}
          alt=""
          // Only their ratio matters here.
          width={avatarSizePx}
          height={avatarSizePx}
          loading="lazy"
          decoding="async"
          className={classNames(styles.image, !src && styles.overInitials)}
        />
      ) : null}
    </span>
  )
}

function hueOf(name: string): number {
  let sum = 0
  for (let index = 0; index < name.length; index += 1)
    sum = (sum * 31 + name.charCodeAt(index)) >>> 0
  return sum
}
