import { useEffect } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import { noteShownPage } from './load-or-keep-shown-page.ts'

/**
 * Reads the page's figures again every so often, while somebody looks at it (Spec §9, platform
 * refresh). A page that cannot be reached just now stays as it is.
 *
 * @param intervalMs - undefined for never
 */
export function useRefresh(intervalMs: number | undefined): void {
  const { revalidate } = useRevalidator()
  const view = useMatches().at(-1)?.loaderData
  useEffect(() => noteShownPage(view), [view])
  useEffect(() => {
    if (intervalMs === undefined) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, revalidate])
}
