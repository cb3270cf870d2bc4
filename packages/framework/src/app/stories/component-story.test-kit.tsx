import { parseDocument } from 'htmlparser2'
import { type ComponentType, createElement, type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, within } from 'storybook/test'
import type { ComponentName } from '../../bundling/virtual-modules.ts'
import { commonRequirements, componentCases } from '../testing/component-cases.tsx'
import type { ComponentPropsByName } from '../testing/component-props.ts'
import { InventedSite, inventedSettings } from '../testing/describe-component.tsx'

const part = 'component'

interface StoryCase<Name extends ComponentName> {
  /** Path of the page. @default '/' */
  address?: string
  /** Props that override those of the conformance case. */
  props?: Partial<ComponentPropsByName[Name]>
}

/** Renders a replaceable component with the props of its conformance case. */
export function renderOf<Name extends ComponentName>(
  name: Name,
  component: ComponentType<ComponentPropsByName[Name]>,
  { address = '/', props = {} }: StoryCase<Name> = {},
) {
  const all = { ...componentCases[name][0], ...props }
  return renderInSite(
    () => <div data-testid={part}>{createElement(component as never, all as never)}</div>,
    address,
  )
}

/** Renders a page inside a fictitious site. */
export function renderInSite(page: () => ReactNode, address = '/') {
  const createRouter = () =>
    createMemoryRouter(
      [
        {
          id: 'root',
          path: '/',
          loader: () => inventedSettings,
          Component: InventedSite,
          children: [{ index: true, Component: page }],
        },
      ],
      { initialEntries: [address], hydrationData: { loaderData: { root: inventedSettings } } },
    )
  return function StoryInSite() {
    const [router] = useState(createRouter)
    return <RouterProvider router={router} />
  }
}

/**
 * Asserts a component's conformance requirements in a browser, after the first render.
 *
 * @param canvas - the story's container
 * @param place - `document.head` to check the head. @default the component
 */
export async function expectClauses(
  name: ComponentName,
  canvas: HTMLElement,
  place?: HTMLElement,
): Promise<void> {
  const shown = await within(canvas).findByTestId(part)
  const page = parseDocument((place ?? shown).innerHTML)
  const clauses = { ...componentCases[name][1], ...commonRequirements }
  for (const [title, holds] of Object.entries(clauses)) {
    // oxlint-disable-next-line no-await-in-loop -- reports the first failure
    await expect(holds(page), title).toBe(true)
  }
}
