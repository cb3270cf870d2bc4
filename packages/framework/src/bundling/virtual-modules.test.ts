// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createServer } from 'vite'
import { waitMs } from '@milepost/config/wait-ms'
import {
  replaceableComponents,
  virtualModules,
  type VirtualModulesOptions,
} from './virtual-modules.ts'

/** The plugin as Vite calls it, in an application with these files. */
function pluginIn(files: readonly string[], options: VirtualModulesOptions = {}) {
  const root = mkdtempSync(join(tmpdir(), 'application-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'app'))
  for (const file of files) writeFileSync(join(root, file), '')
  const plugin = virtualModules(options) as unknown as {
    configResolved: (config: { root: string }) => void
    resolveId: (id: string) => string | undefined
    load: (id: string) => string | undefined
  }
  plugin.configResolved({ root })
  const load = (name: string) => plugin.load(plugin.resolveId(`virtual:milepost/${name}`) ?? '')
  return { root, plugin, load }
}

it('the dev server picks up a new file of the application, and drops a deleted one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'application-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'app'))
  const reader = join(root, 'app/reader.js')
  writeFileSync(reader, "export { default } from 'virtual:milepost/server'")
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [virtualModules()],
  })
  onTestFinished(() => server.close())
  const added = async () => (await server.ssrLoadModule(reader))['default'] as unknown
  expect(await added()).toEqual({})
  const file = join(root, 'app/site.server.js')
  writeFileSync(file, 'export default { slices: 1 }')
  await expect.poll(added, { timeout: waitMs }).toEqual({ slices: 1 })
  rmSync(file)
  await expect.poll(added, { timeout: waitMs }).toEqual({})
})

it('an account panel of the application loads on demand', () => {
  expect(pluginIn([]).load('own-account-panel')).toBe('export default undefined')
  const { root, load } = pluginIn(['app/panel.tsx'], {
    components: { AccountPanel: './app/panel.tsx' },
  })
  const file = JSON.stringify(join(root, 'app/panel.tsx'))
  expect(load('own-account-panel')).toContain(`lazy(() => import(${file}))`)
})

describe('a component', () => {
  it('is the built-in one by default, an existing module with documented props', () => {
    const { load } = pluginIn([])
    for (const name of Object.keys(replaceableComponents)) {
      const file: unknown = JSON.parse(
        load(`components/${name}`)?.replace('export { default } from ', '') ?? '',
      )
      expect(existsSync(String(file))).toBe(true)
      const code = readFileSync(String(file), 'utf8')
      expect(code).toContain('as default }')
      expect(code).toContain(`export type ${name}Props`)
    }
  })

  it('is the application’s if it replaces it', () => {
    const { root, load } = pluginIn(['app/top.tsx'], { components: { Header: './app/top.tsx' } })
    expect(load('components/Header')).toBe(
      `export { default } from ${JSON.stringify(join(root, 'app/top.tsx'))}`,
    )
    expect(load('components/Footer')).not.toContain(root)
  })

  it('throws an error if the name is unknown or the file does not exist', () => {
    expect(() => pluginIn([], { components: { Heder: './app/top.tsx' } as object })).toThrow(
      /^vite\.config\.ts: components\.Heder is unknown\. Use one of AccountPanel, .*Header, /,
    )
    expect(() => pluginIn([], { components: { Header: './app/top.tsx' } })).toThrow(
      'vite.config.ts: components.Header is ./app/top.tsx, but this file does not exist.',
    )
  })
})
