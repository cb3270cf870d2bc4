import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './section.css.ts'

export const containerSizes = ['narrow', 'medium', 'wide', 'full'] as const

export interface ContainerProps extends ComponentProps<'div'> {
  /** How wide it grows: 42, 54 or 67.5rem, or without end. @default 'wide' */
  size?: (typeof containerSizes)[number] | undefined
}

/** Keeps content to a readable width, with space at its sides. Renders a `<div>`. */
export function Container({ size = 'wide', className, ...rest }: ContainerProps) {
  return (
    <div
      className={classNames(
        styles.container,
        size === 'full' ? undefined : styles.containerSizes[size],
        className,
      )}
      {...rest}
    />
  )
}
