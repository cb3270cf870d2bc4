import { useMessages } from '@milepost/supporter'
import { VisuallyHidden } from '@milepost/ui'
import { shellMessages } from '../../messages/shell-messages.ts'
import { resolveLink } from '@milepost/content'
import { type ComponentProps, useCallback } from 'react'
import { Link, useLocation } from 'react-router'
import { isFilePath, isPathBelow } from '../../base/addresses.ts'
import { useSiteSettings } from '../site-settings.ts'
import { prefetchWhenNear } from './prefetch-when-near.ts'
import { QueryLink, layoutQueries } from './query-link.tsx'

/** Visually hidden note that the link opens in a new tab. */
function NewTabNote() {
  return <VisuallyHidden> {useMessages(shellMessages).newTab}</VisuallyHidden>
}

/**
 * Link component of the site (Spec §2): paths navigate in the router, `?` changes the query of the page, other hosts open in a
 * new tab, and everything else is a plain anchor. Links to excluded parts render as text.
 */
export function RouterLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { pathname } = useLocation()
  const { origin, excludedRoutes } = useSiteSettings() ?? {}
  const link = resolveLink(href, { host: getHost(origin), path: pathname })
  const isGone =
    excludedRoutes !== undefined &&
    link.kind !== 'external' &&
    isPathBelow(link.href, excludedRoutes)
  const isPage = link.kind === 'route' && !isFilePath(href)
  const path = isPage ? link.href : undefined
  const near = useCallback(
    (element: HTMLAnchorElement | null) =>
      element === null || path === undefined ? undefined : prefetchWhenNear(element, path),
    [path],
  )
  if (isGone) return <>{children}</>
  if (link.kind === 'external') {
    const isTold = rest.target !== undefined
    return (
      <a {...rest} href={link.href} target={link.target} rel={link.rel}>
        {children}
        {isTold ? null : <NewTabNote />}
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
  if (isLayoutQuery(href)) {
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

function isLayoutQuery(href: string): boolean {
  if (!href.startsWith('?')) return false
  const names = [...new URLSearchParams(href).keys()]
  return names.length > 0 && names.every((name) => layoutQueries.includes(name))
}

/** Cached hosts by origin, because a page has many links. */
const hostsByOrigin = new Map<string, string>()

function getHost(origin = 'http://localhost'): string {
  const host = hostsByOrigin.get(origin) ?? new URL(origin).host
  hostsByOrigin.set(origin, host)
  return host
}
