'use client'

import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../../element-props.ts'
import { loadDelayMs } from '../../theme/kit.ts'
import { useComponentWords } from '../component-words/component-words.tsx'
import { Spinner } from './spinner.tsx'
import * as styles from './spinner.css.ts'

export type LoadingProps = ComponentProps<'output'>

/** Loading message, such as "Loading your site". Renders an `<output>`. */
export function Loading({ className, children, ...rest }: LoadingProps) {
  const { loading } = useComponentWords()
  return (
    <output className={classNames(styles.loading, className)} {...rest}>
      <Spinner size="large" />
      <span className={styles.words}>{children ?? loading}</span>
    </output>
  )
}

export interface DelayedProps {
  children: ReactNode
}

/** Renders its children after a delay, so that fast loading does not flicker. Renders no element. */
export function Delayed({ children }: DelayedProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), loadDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return shown ? children : null
}
