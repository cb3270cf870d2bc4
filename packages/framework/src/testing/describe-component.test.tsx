// @vitest-environment node
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { type ComponentName, replaceableComponents } from '../bundling/replaceable-components.ts'
import { describeComponent } from './describe-component.ts'
import { renderInSite } from './render-in-site.tsx'

const names = Object.keys(replaceableComponents) as ComponentName[]
const defaults = import.meta.glob<{ default: never }>('../components/*.ts')

function defaultOf(name: ComponentName): Promise<{ default: never }> {
  const load = defaults[`../components/${replaceableComponents[name]}.ts`]
  if (load === undefined) throw new Error(`There is no default for ${name}`)
  return load()
}

/** The tests that the kit writes, to be run one by one. */
function testsOf(name: ComponentName, component: never) {
  const tests: { says: string; run: () => Promise<void> }[] = []
  const runner = {
    describe: (_name: string, define: () => void) => define(),
    it: (says: string, run: () => Promise<void>) => tests.push({ says, run }),
  }
  describeComponent(runner, name, component)
  return tests
}

/** Breaks every rule for every component. */
function Sabotaged() {
  return createElement(
    'div',
    { id: 'double' },
    createElement('a', { id: 'double', href: '/elsewhere', tabIndex: 2 }),
    createElement('img', { src: '/picture.jpg' }),
    createElement('input'),
    'Nothing of it',
  )
}

describe.each(names)('%s', (name) => {
  it('does what the site relies on, as the kit has it', async () => {
    const { default: component } = await defaultOf(name)
    const tests = testsOf(name, component)
    expect(tests.length).toBeGreaterThan(4)
    for (const { run } of tests) {
      // oxlint-disable-next-line no-await-in-loop -- the first that fails says so
      await run()
    }
  })

  it('is refused in a sentence for each thing that it does not do', async () => {
    for (const { says, run } of testsOf(name, Sabotaged as never)) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(run()).rejects.toThrow(`${name} has to do this, and does not: ${says}.`)
    }
  })
})

it('fails with what a component throws', async () => {
  function Broken(): never {
    throw new Error('No tide table')
  }
  await expect(renderInSite(<Broken />)).rejects.toThrow('No tide table')
})
