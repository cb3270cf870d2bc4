import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './required-mark.css.ts'

/**
 * The asterisk after the label of a field that must be filled in, with a tooltip that says so. Screen
 * readers learn it from the control's `required`. Renders a `<span>`.
 */
export function RequiredMark({
  className,
  title = 'Required field',
  ...rest
}: Omit<ComponentProps<'span'>, 'children'>) {
  return (
    <span className={classNames(styles.mark, className)} title={title} aria-hidden="true" {...rest}>
      *
    </span>
  )
}
