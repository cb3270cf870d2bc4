import { resolveLink } from '@milepost/content'
import { VisuallyHidden } from '@milepost/ui'
import { type ComponentProps, useCallback } from 'react'
import { Link, useLocation } from 'react-router'
import { shellMessages } from '../messages/shell-messages.ts'
import { useSiteSettings } from '../site-settings/use-site-settings.ts'
import { prefetchWhenNear } from './prefetch-when-near.ts'
import { QueryLink } from './query-link.tsx'
import { shellQueries } from './shell-queries.ts'

/** Paths that are files, not pages. */
const files = /^\/(?:media|assets)\/|\.(?:xml|txt)(?:[?#]|$)/

/**
 * The link of every component, by the link rules (Spec §2): relative paths navigate in the browser,
 * `?` stays on the page, other hosts open in a new tab, everything else is a plain anchor.
 */
export function RouterLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { pathname } = useLocation()
  const origin = useSiteSettings()?.origin
  const link = resolveLink(href, { host: hostOf(origin), path: pathname })
  const isPage = link.kind === 'route' && !files.test(href)
  const path = isPage ? link.href : undefined
  const near = useCallback(
    (element: HTMLAnchorElement | null) =>
      element === null || path === undefined ? undefined : prefetchWhenNear(element, path),
    [path],
  )
  if (link.kind === 'external') {
    const isTold = rest.target !== undefined
    return (
      <a {...rest} href={link.href} target={link.target} rel={link.rel}>
        {children}
        {isTold ? null : <VisuallyHidden> {shellMessages.newTab}</VisuallyHidden>}
      </a>
    )
  }
  if (path === undefined && link.kind !== 'modal') {
    return (
      <a {...rest} href={link.href === '' ? undefined : link.href}>
        {children}
      </a>
    )
  }
  if (concernsShellOnly(href)) {
    return (
      <QueryLink {...rest} href={link.href} query={href}>
        {children}
      </QueryLink>
    )
  }
  const staysHere = href.startsWith('?')
  return (
    <Link
      ref={near}
      {...rest}
      to={link.href}
      prefetch={staysHere ? 'none' : 'intent'}
      preventScrollReset={staysHere}
      viewTransition={!staysHere}
    >
      {children}
    </Link>
  )
}

function concernsShellOnly(href: string): boolean {
  if (!href.startsWith('?')) return false
  const names = [...new URLSearchParams(href).keys()]
  return names.length > 0 && names.every((name) => shellQueries.includes(name))
}

function hostOf(origin: string | undefined): string {
  return origin === undefined ? 'localhost' : new URL(origin).host
}
