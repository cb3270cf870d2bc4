'use client'

import { createContext, type ComponentProps, useContext } from 'react'
import { classNames } from '../../element-props.ts'
import { avatarSizePx } from '../../theme/kit.ts'
import * as styles from './avatar.css.ts'
import { getInitials } from './avatar-fallback.ts'

const DrawAvatarContext = createContext<(name: string) => string | undefined>(() => undefined)

/**
 * Provides the function that returns the URL of a generated avatar for a person without an image. If it returns
 * undefined, the initials are shown.
 */
export const AvatarProvider = DrawAvatarContext.Provider

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person, which determines the initials and their colour. */
  name: string
  src?: string | null | undefined
  /** Size: 36, 48 or 96 px at the default text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
}

/**
 * Image of a person. Fallbacks: the generated image of `AvatarProvider`, then up to three initials on a colour.
 * Decorative, because the name is next to it. Renders a `<span>`.
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
      {/* If the generated image fails to load, the initials below it stay visible, even without scripts. */}
      {src ? null : <span>{getInitials(name)}</span>}
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
