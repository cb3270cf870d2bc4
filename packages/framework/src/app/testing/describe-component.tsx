import type { TestRunner } from '@milepost/platform/conformance'
import { parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { ComponentName } from '../../bundling/replaceable-components.ts'
import { commonClauses, componentCases } from './component-cases.tsx'
import type { ReplaceableComponent } from './component-props.ts'
import type { Page } from './elements.ts'
import { InventedSite, inventedOrigin, inventedSettings } from './invented-site.tsx'

/**
 * Describes the requirements of a component that replaces one of the kit's, one test each: its role, its name, its
 * keyboard access. The component is rendered on the server, inside a site.
 *
 * @param runner - `{ describe, expect, it }` of Vitest
 * @param name - of the kit's component, such as `Header`
 * @param component - the replacement
 */
export function describeComponent<Name extends ComponentName>(
  { describe, expect, it }: TestRunner,
  name: Name,
  component: ReplaceableComponent<Name>,
): void {
  const [props, clauses] = componentCases[name]
  describe(`${name} of the application`, () => {
    for (const [title, holds] of Object.entries({ ...clauses, ...commonClauses })) {
      it(title, async () => {
        // The case has the props of this very name.
        const page = await renderInSite(createElement(component as never, props as never))
        expect(holds(page), title).toBe(true)
      })
    }
  })
}

/**
 * Renders a part of a page on the server, as for a visitor without scripts, inside a site's router, links and messages.
 *
 * @throws the error that the part throws
 */
export async function renderInSite(part: ReactNode): Promise<Page> {
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
