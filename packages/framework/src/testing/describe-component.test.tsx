// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type ComponentName, replaceableComponents } from '../bundling/replaceable-components.ts'
import { describeComponent, renderInSite } from './describe-component.tsx'

const names = Object.keys(replaceableComponents) as ComponentName[]
const defaults = import.meta.glob<{ default: never }>('../components/*.ts')

function defaultOf(name: ComponentName): Promise<{ default: never }> {
  const load = defaults[`../components/${replaceableComponents[name]}.ts`]
  if (load === undefined) throw new Error(`There is no default for ${name}`)
  return load()
}

/** The tests that the kit writes, to be run one by one. */
function testsOf(name: ComponentName, component: never) {
  const tests: (() => Promise<void>)[] = []
  const runner = {
    describe: (_name: string, define: () => void) => define(),
    it: (_title: string, run: () => Promise<void>) => tests.push(run),
  }
  describeComponent(runner, name, component)
  return tests
}

describe.each(names)('%s', (name) => {
  it('does what the site relies on, as the kit has it', async () => {
    const { default: component } = await defaultOf(name)
    const tests = testsOf(name, component)
    expect(tests.length).toBeGreaterThan(4)
    for (const run of tests) {
      // oxlint-disable-next-line no-await-in-loop -- the first that fails says so
      await run()
    }
  })
})

it('fails with what a component throws', async () => {
  function Broken(): never {
    throw new Error('No tide table')
  }
  await expect(renderInSite(<Broken />)).rejects.toThrow('No tide table')
})

it('fails with a sentence if a component does not do something', async () => {
  const [isMain] = testsOf('Main', (() => <div id="main">The page</div>) as never)
  await expect(isMain?.()).rejects.toThrow(
    /^Main has to do this, and does not: is the page’s main part/,
  )
})
