'use client'

import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import { useComponentMessages } from '../component-messages/component-messages.tsx'
import * as styles from './required-mark.css.ts'

/**
 * Asterisk after the label of a required field, with a tooltip. Screen readers use the control's `required` instead.
 * Renders a `<span>`.
 */
export function RequiredMark({
  className,
  title,
  ...rest
}: Omit<ComponentProps<'span'>, 'children'>) {
  const { required } = useComponentMessages()
  return (
    <span
      className={classNames(styles.mark, className)}
      title={title ?? required}
      aria-hidden="true"
      {...rest}
    >
      *
    </span>
  )
}
