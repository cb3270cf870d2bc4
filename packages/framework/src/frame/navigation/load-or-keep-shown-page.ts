type View<Loader extends (...args: never) => Promise<unknown>> = Awaited<ReturnType<Loader>>

/** The address of the page that is shown, and the data it is made of. */
let shown: { address: string; view: unknown } | undefined

/** Notes what the page in the window is made of; undefined where it is an error. */
export function noteShownPage(view: unknown): void {
  const { pathname, search } = window.location
  shown = view === undefined ? undefined : { address: pathname + search, view }
}

/**
 * Reads a page's data; where the page that is read again cannot be had just now, it stays as it is. Routes
 * export it as their `clientLoader`: without it, an error would be in the place of a page that is still good.
 *
 * @throws what the server says of a page that is not shown yet, and where it leads
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
