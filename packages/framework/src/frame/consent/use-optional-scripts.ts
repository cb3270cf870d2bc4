import { useEffect, useLayoutEffect } from 'react'
import { useSession } from '@milepost/supporter'
import { useSiteState } from '../site-store.ts'
import type { ConsentView } from './consent-modals.tsx'

/** Whether optional scripts were added to this document. They cannot be removed from it. */
export const optionalScripts = { areLoaded: false }

/**
 * Removes the cookies that scripts have set for this host and its parent domains (Spec §4, reject). Removal needs the
 * original domain and path, which browsers don't reveal, so all possible ones are tried.
 *
 * @param jar.cookie - `document.cookie` or a fake
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
    for (const path of pathsOf(pathname)) {
      for (const domain of ['', ...domainsOf(hostname)]) {
        const where = domain === '' ? '' : `; domain=${domain}`
        jar.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=${path}${where}`
      }
    }
  }
}

function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

function pathsOf(pathname: string): string[] {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  return ['/', ...paths, ...paths.map((path) => `${path}/`)]
}

/** Parts of the view of a page that decide about scripts. */
interface PageScripts {
  readonly consent: ConsentView
  /** Its scripts run at once, without consent. */
  readonly head: { readonly scripts: readonly unknown[] }
}

/**
 * Loads optional scripts after consent (Spec §4), and reloads the document when it has scripts that the current page must
 * not have: a script that runs cannot be stopped, and the policy of a document cannot change. The document is reloaded
 *
 * - if consent is withdrawn, in this tab or in another one,
 * - if a page that asks for a password is opened in a document that runs other people's scripts,
 * - if an open page is reached in a document whose policy excludes the scripts that the visitor accepted. A Basic session
 *   exists in memory only, so it keeps its document.
 *
 * @param isClosed - whether no scripts of other people may run on the page
 * @returns whether the document is about to be reloaded, so that the page must not be rendered in it
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
    // Scripts of this tab may have set cookies again after another tab removed them.
    if (isWithdrawn) removeCookies(document, window.location)
    window.location.reload()
  }, [mustReload, isWithdrawn])
  const mayLoad = accepted && hasOptional && !isClosed && !mustReload
  useEffect(() => {
    if (!mayLoad) return undefined
    let isCurrent = true
    void import('./load-optional.ts').then(({ loadOptional }) => {
      if (isCurrent) loadOptional(consent, { document, window: window as object, now: Date.now })
    })
    return () => {
      isCurrent = false
    }
  }, [mayLoad, consent])
  return mustReload
}
