import { type ComponentProps, type MouseEvent, useCallback, useMemo } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { useHydrated } from '@milepost/supporter'

/** Query parameters of the layout, such as those that open dialogs. They do not affect the page's data. */
export const layoutQueries = [
  'modal',
  'cookies',
  'login',
  'redirect',
  'shareOptions',
  'disableScroll',
]

const emptyQuery = new URLSearchParams()

/**
 * Returns the query of the current URL. Empty during server rendering and hydration, because cached pages are rendered without
 * a query.
 */
export function useBrowserQuery(): URLSearchParams {
  const { search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  return useHydrated() ? query : emptyQuery
}

/** Function that sets query parameters, and removes those with the value undefined. With `remember`, adds a history entry. */
type ChangeQuery = (
  change: Readonly<Record<string, string | undefined>>,
  options?: { remember?: boolean },
) => void

/** Returns a function that changes query parameters without scrolling. */
export function useQueryChange(): ChangeQuery {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return useCallback(
    (change, { remember = false } = {}) => {
      const query = new URLSearchParams(search)
      for (const [name, value] of Object.entries(change)) {
        if (value === undefined) query.delete(name)
        else query.set(name, value)
      }
      const text = query.toString()
      void navigate(
        { pathname, search: text === '' ? '' : `?${text}`, hash },
        { replace: !remember, preventScrollReset: true },
      )
    },
    [navigate, pathname, search, hash],
  )
}

/** Link that sets a layout query such as `?modal=…` to open a dialog (Spec §2). Keeps the other query parameters. */
export function QueryLink({
  href,
  query,
  onClick,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string; query: string }) {
  const change = useQueryChange()
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !isPlain || event.altKey) return
    event.preventDefault()
    change(Object.fromEntries(new URLSearchParams(query)), { remember: true })
  }
  return (
    <a {...rest} href={useHref(href)} onClick={open}>
      {children}
    </a>
  )
}
