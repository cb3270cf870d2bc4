import type { Plugin, ViteDevServer } from 'vite'
import { bundleScript } from './bundle.ts'
import { existsSync } from 'node:fs'
import { join, parse, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFromSource } from './is-from-source.ts'

/** The components that an application can replace, each by the module in `components/` that has the kit's own. */
export const replaceableComponents = {
  AccountPanel: 'account-panel',
  ActivityList: 'activity-list',
  ConsentBanner: 'consent-banner',
  ConsentPreferences: 'consent-preferences',
  DonateForm: 'donate-form',
  DonationList: 'donation-list',
  ErrorPage: 'error-page',
  Footer: 'footer',
  Header: 'header',
  Leaderboard: 'leaderboard',
  Main: 'main',
  MaintenanceNotice: 'maintenance-notice',
  PageHead: 'page-head',
  PageTools: 'page-tools',
  Progress: 'progress',
  Receipt: 'receipt',
  SearchField: 'search-field',
  ShareButtons: 'share-buttons',
  SkipLink: 'skip-link',
  SupporterHead: 'supporter-head',
  TeamHead: 'team-head',
} as const

export type ComponentName = keyof typeof replaceableComponents

const id = 'virtual:milepost/embed-modules'
const names = ['total', 'leaderboard', 'donate']

/**
 * Provides the elements of `@milepost/embed` as text for the routes that serve them: `virtual:milepost/embed-modules` is a
 * record of their code by name, bundled and minified.
 */
export function embedModules(): Plugin {
  return {
    name: 'milepost:embed-modules',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined
      const codes = await Promise.all(
        names.map((name) => bundleScript(`@milepost/embed/${name}`, 'es')),
      )
      const record = Object.fromEntries(names.map((name, index) => [name, codes[index]]))
      return `export default ${JSON.stringify(record)}`
    },
  }
}

const prefix = 'virtual:milepost/'
/** Prefix that keeps other plugins from resolving the module. */
const resolved = `\0${prefix}`
const endings = ['.ts', '.tsx', '.js', '.jsx', '.mjs']

/** The files of an application that the kit reads, by the name of the virtual module that gives them. */
const files: Readonly<Record<string, string>> = {
  site: 'site.config',
  server: 'site.server',
}

export interface VirtualModulesOptions {
  /** Folder of the application's files, relative to Vite's root. @default 'app' */
  app?: string
  /**
   * Application files that replace components of the kit, relative to Vite's root, such as `{ Header:
   * './app/components/header.tsx' }`. Each default export takes the props of the kit's component. @default {}
   */
  components?: Partial<Record<ComponentName, string>>
}

/**
 * Resolves the application's extensions: `virtual:milepost/site` is the default export of `app/site.config.ts`,
 * `virtual:milepost/server` that of `app/site.server.ts`, each an empty object if the file is missing.
 * `virtual:milepost/components/Header` is the application's header or the kit's. `virtual:milepost/own-account-panel`
 * is the application's account panel, or undefined.
 *
 * @throws Error when Vite starts, if `components` names an unknown component or a missing file
 */
export function virtualModules({
  app = 'app',
  components = {},
}: VirtualModulesOptions = {}): Plugin {
  let modules = new Map<string, string>()
  const readModules = (root: string) => {
    const own = Object.entries(files).map(
      ([name, file]) => [name, ownFile(resolve(root, app), file)] as const,
    )
    modules = new Map([
      ...own,
      ...componentModules(root, components),
      ['own-account-panel', ownAccountPanel(root, components)],
    ])
  }
  return {
    name: 'milepost:virtual-modules',
    enforce: 'pre',
    // They are compiled with the application, whose files they import.
    config: () => ({ optimizeDeps: { exclude: ['@milepost/framework'] } }),
    configResolved: ({ root }) => readModules(root),
    configureServer(server) {
      const { root } = server.config
      // Vite tracks the files that a module was read from, but not files that did not exist yet.
      const onFile = (file: string) => {
        const { dir, name } = parse(file)
        if (dir !== resolve(root, app) || !Object.values(files).includes(name)) return
        readModules(root)
        forgetModules(server, [...modules.keys()])
      }
      server.watcher.on('add', onFile).on('unlink', onFile)
    },
    resolveId: (id) =>
      id.startsWith(prefix) && modules.has(id.slice(prefix.length)) ? `\0${id}` : undefined,
    load: (id) => (id.startsWith(resolved) ? modules.get(id.slice(resolved.length)) : undefined),
  }
}

/** Has the server ask for these modules again, and the page load again. */
function forgetModules(server: ViteDevServer, names: readonly string[]): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const name of names) {
      const module = moduleGraph.getModuleById(resolved + name)
      if (module) moduleGraph.invalidateModule(module)
    }
    hot.send({ type: 'full-reload' })
  }
}

/**
 * Returns the code of a module that re-exports the default export of an application's file, or an empty object if the
 * file is missing.
 */
function ownFile(folder: string, name: string): string {
  const file = endings.map((ending) => join(folder, name + ending)).find((path) => existsSync(path))
  return file === undefined ? 'export default {}' : handOn(file)
}

function componentModules(
  root: string,
  components: Readonly<Record<string, string>>,
): (readonly [name: string, code: string])[] {
  for (const [name, file] of Object.entries(components)) {
    if (!Object.hasOwn(replaceableComponents, name)) {
      const known = Object.keys(replaceableComponents).join(', ')
      throw new Error(`vite.config.ts: components.${name} is none of ${known}.`)
    }
    if (!existsSync(resolve(root, file))) {
      throw new Error(`vite.config.ts: components.${name} names ${file}, which is not there.`)
    }
  }
  return Object.entries(replaceableComponents).map(([name, module]) => {
    const own = Object.hasOwn(components, name) ? components[name] : undefined
    const file = own === undefined ? kitFile(`app/components/${module}`) : resolve(root, own)
    return [`components/${name}`, handOn(file)]
  })
}

/**
 * The supporter package renders the account panel and has a default. This module contains only an application's
 * replacement, loaded on first render.
 */
function ownAccountPanel(
  root: string,
  { AccountPanel: own }: NonNullable<VirtualModulesOptions['components']>,
): string {
  if (own === undefined) return 'export default undefined'
  const file = JSON.stringify(resolve(root, own))
  return `import { lazy } from 'react'\nexport default lazy(() => import(${file}))`
}

/** Resolves a module of the kit, relative to this module both in the sources and in the published package. */
function kitFile(name: string): string {
  return fileURLToPath(new URL(`../${name}.${isFromSource ? 'ts' : 'js'}`, import.meta.url))
}

function handOn(file: string): string {
  return `export { default } from ${JSON.stringify(file)}`
}
