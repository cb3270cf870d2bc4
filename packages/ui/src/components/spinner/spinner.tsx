import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './spinner.css.ts'

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** As large as the text it is in, 2 or 3.5rem. @default 'text' */
  size?: 'text' | 'medium' | 'large' | undefined
  /** What is awaited. Left out, the spinner is decoration beside a text that says it. */
  label?: string | undefined
}

/** A ring that turns once a second (Spec §9); for readers who want less motion it breathes. Renders a `<span>`. */
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
