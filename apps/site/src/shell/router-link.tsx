import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/**
 * The link of every component: paths of this site navigate in the browser, everything else is a plain
 * anchor. Files and the platform's own pages have addresses with a host.
 */
export function RouterLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const isPath = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/media/')
  if (!isPath) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} prefetch="intent" {...rest}>
      {children}
    </Link>
  )
}
