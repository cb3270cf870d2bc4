import type { ComponentProps } from 'react'
import { classNames } from '../../element-props.ts'
import { skipLink } from './skip-link.css.ts'

/** Link to `#main` that skips the header. First in the tab order and visible on focus. Renders an `<a>`. */
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
