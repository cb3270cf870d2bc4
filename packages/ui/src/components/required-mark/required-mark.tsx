'use client'

import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import { useComponentWords } from '../component-words/component-words.tsx'
import * as styles from './required-mark.css.ts'

/**
 * The asterisk after the label of a field that must be filled in, with a tooltip that says so. Screen
 * readers learn it from the control's `required`. Renders a `<span>`.
 */
export function RequiredMark({
  className,
  title,
  ...rest
}: Omit<ComponentProps<'span'>, 'children'>) {
  const { required } = useComponentWords()
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
