import { Delayed, focusHeading } from '@milepost/ui'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

const LoadingSite = lazy(async () => ({
  default: (await import('./loading-site.tsx')).LoadingSite,
}))

/** `<main>` element of the page. Shows a loading message while the next page loads (Spec §4), and manages the focus. */
export function MainArea({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname, search, hash, key } = useLocation()
  const { state, location: next } = useNavigation()
  const isFetching = state === 'loading' && next.pathname !== pathname
  useFocusOnNavigation(main, { pathname, search, hash })
  useRestoredFocus()
  useCloseMenusOnNavigation(key)
  return (
    <main
      id="main"
      ref={main}
      tabIndex={-1}
      aria-busy={isFetching || undefined}
      data-status={isFetching ? 'fetching' : 'fetched'}
    >
      {children}
      {isFetching ? (
        <Delayed>
          <Suspense fallback={null}>
            <LoadingSite />
          </Suspense>
        </Delayed>
      ) : null}
    </main>
  )
}

/** Moves the focus after a navigation to the heading of the page, or of the element in the URL's fragment. */
function useFocusOnNavigation(
  main: React.RefObject<HTMLElement | null>,
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
) {
  const shown = useRef({ pathname, search, hash })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search, hash }
    const isOtherPage = before.pathname !== pathname
    const isSamePlace = !isOtherPage && before.search === search && before.hash === hash
    if (isSamePlace) return
    const part = hash === '' ? null : document.getElementById(hash.slice(1))
    // The browser has already focused the target of the skip link.
    if (part === main.current) return
    if (part !== null) focusHeading(part)
    else if (isOtherPage) focusHeading(main.current)
  }, [main, pathname, search, hash])
}

/** Loads and starts `keepFocus` when an element receives the focus for the first time. */
function useRestoredFocus() {
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    const begin = () => {
      void import('./keep-focus.ts').then(
        ({ keepFocus }) => {
          if (!isGone) stop = keepFocus()
        },
        () => undefined,
      )
    }
    document.addEventListener('focusin', begin, { once: true })
    return () => {
      isGone = true
      document.removeEventListener('focusin', begin)
      stop?.()
    }
  }, [])
}

/** Closes open menus of the header after a navigation. */
function useCloseMenusOnNavigation(key: string) {
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    for (const menu of document.querySelectorAll<HTMLElement>('header :popover-open')) {
      menu.hidePopover()
    }
  }, [key])
}
