import { Delayed } from '@milepost/ui'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

const LoadingSite = lazy(async () => ({
  default: (await import('./loading-site.tsx')).LoadingSite,
}))

/** Stands after the content: a browser that reads it has all that the page is first painted with. */
export const mainEnd = 'main-end'

/** The page itself. While the next one is on its way it says so (Spec §4), and focus follows to it. */
export function MainArea({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname, key } = useLocation()
  const { state, location: next } = useNavigation()
  const isFetching = state === 'loading' && next.pathname !== pathname
  useFocusOnNavigation(main, pathname)
  useMenusClosed(key)
  return (
    <>
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
      <template id={mainEnd} />
    </>
  )
}

/** A page that was navigated to is where reading goes on; the first one is left as the browser has it. */
function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>, pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (window.location.hash === '') main.current?.focus({ preventScroll: true })
  }, [main, pathname])
}

/** A menu that led somewhere has done its work: the small window's sheet goes. */
function useMenusClosed(key: string) {
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    for (const menu of document.querySelectorAll<HTMLElement>('header :popover-open')) {
      menu.hidePopover()
    }
  }, [key])
}
