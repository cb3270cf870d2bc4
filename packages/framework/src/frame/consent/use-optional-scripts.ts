import { useEffect, useLayoutEffect } from 'react'
import { useSession } from '@milepost/supporter'
import { useSiteState } from '../site-store.ts'
import type { ConsentView } from './consent-modals.tsx'

/** Whether this document contains optional scripts, which cannot be unloaded. */
export const optionalScripts = { areLoaded: false }

/**
 * Removes cookies that scripts have set for this host and its parent domains (Spec §4, reject). Removal requires a cookie's
 * domain and path, which browsers do not expose, so it tries all combinations.
 *
 * @param jar.cookie - `document.cookie`, or a fake in tests
 */
export function removeCookies(
  jar: { cookie: string },
  { hostname, pathname }: { hostname: string; pathname: string },
): void {
  const names = jar.cookie
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter((name) => name !== '')
  for (const name of names) {
    for (const path of getPaths(pathname)) {
      for (const domain of ['', ...getDomains(hostname)]) {
        const where = domain === '' ? '' : `; domain=${domain}`
        jar.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=${path}${where}`
      }
    }
  }
}

function getDomains(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

function getPaths(pathname: string): string[] {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  return ['/', ...paths, ...paths.map((path) => `${path}/`)]
}

/** Optional and custom scripts of a page. */
interface PageScripts {
  readonly consent: ConsentView
  /** Custom scripts that run without consent. */
  readonly head: { readonly scripts: readonly unknown[] }
}

/**
 * Loads optional scripts after consent (Spec §4). Reloads the document if it is unsuitable for the current page, because
 * running scripts cannot be stopped, and a document's CSP cannot change. The document reloads
 *
 * - if consent is withdrawn, in this tab or another one,
 * - if a page with a password field opens in a document that runs third-party or custom scripts,
 * - if a page without one opens in a document whose CSP blocks the scripts that the visitor accepted. Basic sessions exist in
 * memory only, so they never reload for this reason.
 *
 * @param isClosed - whether the page must not run third-party or custom scripts
 * @returns whether the document is about to reload, so that the page must not be rendered
 */
export function useOptionalScripts({ consent, head }: PageScripts, isClosed: boolean): boolean {
  const { accepted } = useSiteState('consent')
  const { user } = useSession()
  const { areLoaded } = optionalScripts
  const hasOptional = consent.analytics.length + consent.scripts.length > 0
  const isWithdrawn = areLoaded && !accepted
  const isExposed = isClosed && (areLoaded || head.scripts.length > 0)
  const isExcluded = !isClosed && accepted && consent.isWithheld && user?.authType !== 'Basic'
  const mustReload = isWithdrawn || isExposed || isExcluded === true
  useLayoutEffect(() => {
    if (!mustReload) return
    // Scripts of this tab may have set cookies since another tab removed them.
    if (isWithdrawn) removeCookies(document, window.location)
    window.location.reload()
  }, [mustReload, isWithdrawn])
  const mayLoad = accepted && hasOptional && !isClosed && !mustReload
  useEffect(() => {
    if (!mayLoad) return undefined
    let isCurrent = true
    void import('./load-optional.ts').then(({ loadOptionalScripts: loadOptional }) => {
      if (isCurrent) loadOptional(consent, { document, window: window as object, now: Date.now })
    })
    return () => {
      isCurrent = false
    }
  }, [mayLoad, consent])
  return mustReload
}
