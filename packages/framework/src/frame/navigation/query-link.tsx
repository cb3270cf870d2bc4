import { type ComponentProps, type MouseEvent, useCallback, useMemo } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import { useHydrated } from '@milepost/supporter'

/** Query parameters of the layout, such as dialogs. Changing them does not change the page. */
export const shellQueries = [
  'modal',
  'cookies',
  'login',
  'redirect',
  'shareOptions',
  'disableScroll',
]

const none = new URLSearchParams()

/**
 * The query of the current address. Empty while a page is rendered on the server and hydrated: a page
 * that is kept for all is rendered without it.
 */
export function useBrowserQuery(): URLSearchParams {
  const { search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  return useHydrated() ? query : none
}

/** Sets queries; `undefined` removes one. With `remember`, going back undoes it. */
type QueryChange = (
  change: Readonly<Record<string, string | undefined>>,
  options?: { remember?: boolean },
) => void

/**
 * Changes queries of the current address and leaves the page as it is: nothing is loaded, nothing scrolls.
 */
export function useQueryChange(): QueryChange {
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

/**
 * A link that begins with `?` and concerns only what is around the page, such as `?modal=…`: it
 * opens that without navigating (Spec §2). The page's other queries stay.
 */
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
