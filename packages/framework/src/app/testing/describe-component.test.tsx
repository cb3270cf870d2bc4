// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type ComponentName, replaceableComponents } from '../../bundling/virtual-modules.ts'
import { describeComponent, renderInSite } from './describe-component.tsx'

const defaults = import.meta.glob<never>('../components/*.ts', { eager: true, import: 'default' })

for (const [name, file] of Object.entries(replaceableComponents)) {
  const component = defaults[`../components/${file}.ts`]
  if (component === undefined) throw new Error(`There is no default for ${name}`)
  describeComponent({ describe, expect, it }, name as ComponentName, component)
}

it('fails with the error that the component throws', async () => {
  function Broken(): never {
    throw new Error('No tide table')
  }
  await expect(renderInSite(<Broken />)).rejects.toThrow('No tide table')
})

it('fails with the title of the unmet requirement', async () => {
  const tests: (() => Promise<void>)[] = []
  const runner = {
    expect,
    describe: (_name: string, define: () => void) => define(),
    it: (_title: string, run: () => Promise<void>) => tests.push(run),
  }
  describeComponent(runner, 'Main', () => <div id="main">The page</div>)
  await expect(tests[0]?.()).rejects.toThrow(/^is the page’s main part/)
})
