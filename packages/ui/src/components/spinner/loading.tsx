'use client'

import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import { useComponentMessages } from '../component-messages/component-messages.tsx'
import { Spinner } from './spinner.tsx'
import * as styles from './spinner.css.ts'

export type LoadingProps = ComponentProps<'output'>

/** Loading message, such as "Loading your site". Renders an `<output>`. */
export function Loading({ className, children, ...rest }: LoadingProps) {
  const { loading } = useComponentMessages()
  return (
    <output className={classNames(styles.loading, className)} {...rest}>
      <Spinner size="large" />
      <span className={styles.content}>{children ?? loading}</span>
    </output>
  )
}
