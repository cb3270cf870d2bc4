import { parseDocument } from 'htmlparser2'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { InventedSite, inventedOrigin, inventedSettings } from './invented-site.tsx'

/**
 * Renders a part of a page on the server, as a visitor without scripts gets it, inside a site's router, links and words.
 *
 * @returns the elements
 * @throws whatever the part throws
 */
export async function renderInSite(part: ReactNode): Promise<ReturnType<typeof parseDocument>> {
  const handler = createStaticHandler([
    {
      id: 'root',
      path: '/',
      loader: () => inventedSettings,
      Component: InventedSite,
      children: [{ id: 'page', index: true, Component: () => part }],
    },
  ])
  const context = await handler.query(new Request(`${inventedOrigin}/`))
  if (context instanceof Response) throw new Error(`The site answered ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />
  return parseDocument(renderToString(page))
}
