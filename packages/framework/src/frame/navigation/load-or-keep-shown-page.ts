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
