import { type ShouldRevalidateFunctionArgs, useMatches, useRevalidator } from 'react-router'
import { layoutQueries } from './query-link.tsx'
import { useEffect } from 'react'

/** Skips revalidation if only layout query parameters have changed (Spec §2). For the `shouldRevalidate` export of routes. */
export function shouldRevalidatePage({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'> & {
  formMethod?: ShouldRevalidateFunctionArgs['formMethod'] | undefined
}): boolean {
  const isSubmission = formMethod !== undefined && formMethod !== 'GET'
  if (isSubmission || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return getPageUrl(currentUrl) === getPageUrl(nextUrl) ? false : defaultShouldRevalidate
}

function getPageUrl(url: URL): string {
  const query = new URLSearchParams(url.search)
  for (const name of layoutQueries) query.delete(name)
  return `${url.pathname}?${query}`
}

type LoaderData<Loader extends (...args: never) => Promise<unknown>> = Awaited<ReturnType<Loader>>

/** URL and loader data of the current page. */
let currentPage: { address: string; view: unknown } | undefined

/** Stores the loader data of the current page; undefined on an error page. */
export function setCurrentPage(view: unknown): void {
  const { pathname, search } = window.location
  currentPage = view === undefined ? undefined : { address: pathname + search, view }
}

/**
 * Loads a page's data. If a refetch of the current page fails, returns its existing data. For the `clientLoader` export of
 * routes.
 *
 * @throws error responses and redirects, and any error while loading another page
 */
export async function loadOrKeepPage<Loader extends (...args: never) => Promise<unknown>>({
  request,
  serverLoader,
}: {
  request: Request
  serverLoader: () => Promise<unknown>
}): Promise<LoaderData<Loader>> {
  try {
    return (await serverLoader()) as LoaderData<Loader>
  } catch (error) {
    const { pathname, search } = new URL(request.url)
    if (error instanceof Response || currentPage?.address !== pathname + search) throw error
    return currentPage.view as LoaderData<Loader>
  }
}

const ignoreResult = () => undefined

/**
 * Requests the invalidation of a changed page or team, so that visitors see the change at once. The request survives a
 * navigation. Ignores failures, because caches expire within a minute.
 */
export function requestRefresh(kind: 'page' | 'team', slug: string): Promise<void> {
  const address = `/refresh/${kind}/${encodeURIComponent(slug)}`
  return fetch(address, { method: 'POST', keepalive: true }).then(ignoreResult, ignoreResult)
}

/**
 * Refetches the page's data at an interval while the tab is visible (Spec §9, platform refresh). Ignores failures.
 *
 * @param intervalMs - undefined to disable
 */
export function useRefresh(intervalMs: number | undefined): void {
  const { revalidate } = useRevalidator()
  const view = useMatches().at(-1)?.loaderData
  useEffect(() => setCurrentPage(view), [view])
  useEffect(() => {
    if (intervalMs === undefined) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, revalidate])
}
