import { createElement } from 'react'
import type { ComponentName } from '../bundling/replaceable-components.ts'
import { commonClauses } from './common-clauses.ts'
import { componentCases } from './component-cases.ts'
import type { ReplaceableComponent } from './component-props.ts'
import { renderInSite } from './render-in-site.tsx'

/** The part of a test runner that is used: Vitest's, Jest's or Node's own. */
export interface TestRunner {
  readonly describe: (name: string, define: () => void) => unknown
  readonly it: (name: string, test: () => Promise<void>) => unknown
}

/**
 * Writes a test for each thing that the site relies on of a component that replaces one of the kit's: what role it has,
 * what it is called, what can be reached by keyboard. It is rendered on the server, inside a site.
 *
 * @param name - of the kit's, such as `Header`
 * @param component - the one in its place; tests fail with a sentence that names what is missing
 */
export function describeComponent<Name extends ComponentName>(
  { describe, it }: TestRunner,
  name: Name,
  component: ReplaceableComponent<Name>,
): void {
  const { props, clauses } = componentCases[name]
  describe(`${name} of the application`, () => {
    for (const { says, holds } of [...clauses, ...commonClauses]) {
      it(says, async () => {
        // The case of this very name.
        const page = await renderInSite(createElement(component as never, props as never))
        if (!holds(page)) throw new Error(`${name} has to do this, and does not: ${says}.`)
      })
    }
  })
}
