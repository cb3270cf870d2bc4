import { resolveLink } from '@milepost/content'
import { type ComponentProps, useCallback } from 'react'
import { Link, useLocation } from 'react-router'
import { isPathBelow } from '../../base/is-path-below.ts'
import { isFilePath } from '../../base/is-file-path.ts'
import { useSiteSettings } from '../use-site-settings.ts'
import { NewTabNote } from './new-tab-note.tsx'
import { prefetchWhenNear } from './prefetch-when-near.ts'
import { QueryLink } from './query-link.tsx'
import { shellQueries } from './shell-queries.ts'

/**
 * The link of every component, by the link rules (Spec §2): relative paths navigate in the browser,
 * `?` stays on the page, other hosts open in a new tab, everything else is a plain anchor. What leads to a part of the
 * site that the application left out is no link.
 */
export function RouterLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const { pathname } = useLocation()
  const { origin, leftOut } = useSiteSettings() ?? {}
  const link = resolveLink(href, { host: hostOf(origin), path: pathname })
  const isGone =
    leftOut !== undefined && link.kind !== 'external' && isPathBelow(link.href, leftOut)
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
