import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classNames(visuallyHidden, className)} {...rest} />
}
