import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import * as styles from './spinner.css.ts'

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Size: that of the surrounding text, 2rem or 3.5rem. @default 'text' */
  size?: 'text' | 'medium' | 'large' | undefined
  /** Accessible name. If omitted, the spinner is decorative. */
  label?: string | undefined
}

/** Ring that rotates once per second (Spec §9). With `prefers-reduced-motion` it fades in and out. Renders a `<span>`. */
export function Spinner({ size = 'text', label, className, ...rest }: SpinnerProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span
      className={classNames(styles.spinner, styles.sizes[size], className)}
      {...meaning}
      {...rest}
    />
  )
}
