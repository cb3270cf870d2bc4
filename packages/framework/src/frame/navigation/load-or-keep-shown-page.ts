type View<Loader extends (...args: never) => Promise<unknown>> = Awaited<ReturnType<Loader>>

/** The address of the page that is shown, and the data it is made of. */
let shown: { address: string; view: unknown } | undefined

/** Stores the data of the current page; undefined if it is an error page. */
export function noteShownPage(view: unknown): void {
  const { pathname, search } = window.location
  shown = view === undefined ? undefined : { address: pathname + search, view }
}

/**
 * Loads a page's data. If a refetch of the current page fails, the page stays as it is. Routes export it as their
 * `clientLoader`. Without it, an error page would replace a good page.
 *
 * @throws error responses and redirects of pages that are not shown yet
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
