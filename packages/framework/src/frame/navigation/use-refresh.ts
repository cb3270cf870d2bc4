import { useEffect } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import { noteShownPage } from './load-or-keep-shown-page.ts'

const done = () => undefined

/**
 * Tells the site's server that a page or a team was changed, so that visitors see it at once. It is sent also where its page is left
 * meanwhile. Where it fails, visitors see the change within a minute.
 */
export function askToRefresh(kind: 'page' | 'team', slug: string): Promise<void> {
  const address = `/refresh/${kind}/${encodeURIComponent(slug)}`
  return fetch(address, { method: 'POST', keepalive: true }).then(done, done)
}

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
