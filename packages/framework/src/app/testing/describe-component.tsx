import { parseDocument } from 'htmlparser2'
import { LinkProvider } from '@milepost/ui'
import { createStaticHandler, createStaticRouter, Outlet, StaticRouterProvider } from 'react-router'
import { RouterLink } from '../../frame/navigation/router-link.tsx'
import { SupporterHost } from '../../shell/supporter-host.tsx'
import type { SiteSettings } from '../../frame/site-settings.ts'
import type { TestRunner } from '@milepost/platform/conformance'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { ComponentName } from '../../bundling/virtual-modules.ts'
import { commonRequirements, componentCases, type Page } from './component-cases.tsx'
import type { ReplaceableComponent } from './component-props.ts'

const exampleOrigin = 'https://river.example'

/** Settings of a fictitious site. */
export const inventedSettings: SiteSettings = {
  siteName: 'River Mile',
  language: 'en-GB',
  origin: exampleOrigin,
  messages: {},
  session: {
    hasSupporterPages: true,
    platform: {
      environment: 'production',
      variant: 'default',
      apiKey: '',
      sandboxOrigin: undefined,
    },
    signIn: {
      method: 'form',
      authType: 'Bearer',
      clientId: '',
      redirectUri: `${exampleOrigin}/auth/callback`,
      platformName: 'Platform',
      termsUrl: `${exampleOrigin}/terms`,
      privacyUrl: `${exampleOrigin}/privacy`,
    },
  },
}

/** Root component of a fictitious site, with its router, links and messages. */
export function InventedSite() {
  return (
    <SupporterHost site={inventedSettings}>
      <LinkProvider component={RouterLink}>
        <Outlet />
      </LinkProvider>
    </SupporterHost>
  )
}

/**
 * Defines the conformance tests of a component that replaces a built-in one, for example of its role and accessible name. The
 * component is rendered on the server.
 *
 * @param runner - `{ describe, expect, it }` of Vitest
 * @param name - name of the built-in component, such as `Header`
 * @param component - the replacement
 */
export function describeComponent<Name extends ComponentName>(
  { describe, expect, it }: TestRunner,
  name: Name,
  component: ReplaceableComponent<Name>,
): void {
  const [props, clauses] = componentCases[name]
  describe(`${name} of the application`, () => {
    for (const [title, holds] of Object.entries({ ...clauses, ...commonRequirements })) {
      it(title, async () => {
        // The case was selected by name, so it has the component's props.
        const page = await renderInSite(createElement(component as never, props as never))
        expect(holds(page), title).toBe(true)
      })
    }
  })
}

/**
 * Renders a part of a page on the server, inside a fictitious site.
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
  const context = await handler.query(new Request(`${exampleOrigin}/`))
  if (context instanceof Response) throw new Error(`The site responded with ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />
  return parseDocument(renderToString(page))
}
