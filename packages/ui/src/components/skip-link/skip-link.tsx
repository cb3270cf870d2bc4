import type { ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import { skipLink } from './skip-link.css.ts'

/**
 * The first thing in the tab order: jumps over the header. Seen only while it has the focus.
 * Renders an `<a>` to `#main` that says "Skip to main content" unless told otherwise.
 */
export function SkipLink({
  href = '#main',
  className,
  children = 'Skip to main content',
  ...rest
}: ComponentProps<'a'>) {
  return (
    <a href={href} className={classNames(skipLink, className)} {...rest}>
      {children}
    </a>
  )
}
