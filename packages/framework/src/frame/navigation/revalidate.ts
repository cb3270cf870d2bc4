import { type ShouldRevalidateFunctionArgs, useMatches, useRevalidator } from 'react-router'
import { shellQueries } from './query-link.tsx'
import { useEffect } from 'react'

/**
 * Skips revalidation if only query parameters of the layout have changed, such as those of a dialog (Spec §2). Routes export
 * this as `shouldRevalidate`.
 */
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
  return pageAddress(currentUrl) === pageAddress(nextUrl) ? false : defaultShouldRevalidate
}

function pageAddress(url: URL): string {
  const query = new URLSearchParams(url.search)
  for (const name of shellQueries) query.delete(name)
  return `${url.pathname}?${query}`
}

type View<Loader extends (...args: never) => Promise<unknown>> = Awaited<ReturnType<Loader>>

/** URL and loader data of the current page. */
let shown: { address: string; view: unknown } | undefined

/** Stores the loader data of the current page; undefined on an error page. */
export function rememberShownPage(view: unknown): void {
  const { pathname, search } = window.location
  shown = view === undefined ? undefined : { address: pathname + search, view }
}

/**
 * Loads a page's data. If a refetch of the current page fails, its data stays, instead of being replaced by an error page.
 * Routes export this as `clientLoader`.
 *
 * @throws error responses and redirects, and any error of a page that is not on display
 */
export async function loadOrKeepShownPage<Loader extends (...args: never) => Promise<unknown>>({
  request,
  serverLoader,
}: {
  request: Request
  serverLoader: () => Promise<unknown>
}): Promise<View<Loader>> {
  try {
    return (await serverLoader()) as View<Loader>
  } catch (error) {
    const { pathname, search } = new URL(request.url)
    if (error instanceof Response || shown?.address !== pathname + search) throw error
    return shown.view as View<Loader>
  }
}

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
