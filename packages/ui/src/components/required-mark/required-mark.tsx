'use client'

import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import { useComponentMessages } from '../component-messages/component-messages.tsx'
import * as styles from './required-mark.css.ts'

/** Asterisk of a required field, with a tooltip. Hidden from screen readers, which use the control's `required`. */
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
