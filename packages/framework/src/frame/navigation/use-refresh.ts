import { useEffect } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import { rememberShownPage } from './load-or-keep-shown-page.ts'

const done = () => undefined

/**
 * Notifies the site's server of a change to a page or a team, so that visitors see it at once. The request survives a
 * navigation. Failures are ignored: visitors then see the change within a minute.
 */
export function requestRefresh(kind: 'page' | 'team', slug: string): Promise<void> {
  const address = `/refresh/${kind}/${encodeURIComponent(slug)}`
  return fetch(address, { method: 'POST', keepalive: true }).then(done, done)
}

/**
 * Refetches the page's data at an interval while the tab is visible (Spec §9, platform refresh). If a refetch fails, the page
 * stays as it is.
 *
 * @param intervalMs - undefined to disable
 */
export function useRefresh(intervalMs: number | undefined): void {
  const { revalidate } = useRevalidator()
  const view = useMatches().at(-1)?.loaderData
  useEffect(() => rememberShownPage(view), [view])
  useEffect(() => {
    if (intervalMs === undefined) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, revalidate])
}
