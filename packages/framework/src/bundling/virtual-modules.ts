import type { Plugin, ViteDevServer } from 'vite'
import { bundleScript, isFromSource } from './bundle.ts'
import { existsSync } from 'node:fs'
import { join, parse, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Components that an application can replace, and the modules of the default components in `app/components/`. */
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

const embedModuleId = 'virtual:milepost/embed-modules'
const embedNames = ['total', 'leaderboard', 'donate']

/** Vite plugin for `virtual:milepost/embed-modules`, which exports the bundled elements of `@milepost/embed` by name. */
export function embedModules(): Plugin {
  return {
    name: 'milepost:embed-modules',
    enforce: 'pre',
    resolveId: (source) => (source === embedModuleId ? `\0${embedModuleId}` : undefined),
    async load(source) {
      if (source !== `\0${embedModuleId}`) return undefined
      const codes = await Promise.all(
        embedNames.map((name) => bundleScript(`@milepost/embed/${name}`, 'es')),
      )
      const record = Object.fromEntries(embedNames.map((name, index) => [name, codes[index]]))
      return `export default ${JSON.stringify(record)}`
    },
  }
}

const virtualPrefix = 'virtual:milepost/'
/** Prefix of resolved ids, which prevents other plugins from processing the modules. */
const resolvedPrefix = `\0${virtualPrefix}`
const fileExtensions = ['.ts', '.tsx', '.js', '.jsx', '.mjs']

/** Optional files of an application, by the names of their virtual modules. */
const extensionFiles: Readonly<Record<string, string>> = {
  site: 'site.config',
  server: 'site.server',
}

export interface VirtualModulesOptions {
  /** Folder of the application's files, relative to Vite's root. @default 'app' */
  app?: string
  /**
   * Files with components that replace built-in ones, relative to Vite's root, such as `{ Header:
   * './app/components/header.tsx' }`. @default {}
   */
  components?: Partial<Record<ComponentName, string>>
}

/**
 * Vite plugin that resolves the application's extensions. `virtual:milepost/site` exports `app/site.config.ts`, and
 * `virtual:milepost/server` exports `app/site.server.ts`, or an empty object. `virtual:milepost/components/…` exports a
 * component of the application or the built-in one. `virtual:milepost/own-account-panel` exports the application's account
 * panel, or undefined.
 *
 * @throws Error when Vite starts, if `components` has an unknown name or a missing file
 */
export function virtualModules({
  app = 'app',
  components = {},
}: VirtualModulesOptions = {}): Plugin {
  let modules = new Map<string, string>()
  const readModules = (root: string) => {
    const own = Object.entries(extensionFiles).map(
      ([name, file]) => [name, reexportFile(resolve(root, app), file)] as const,
    )
    modules = new Map([
      ...own,
      ...createComponentModules(root, components),
      ['own-account-panel', createAccountPanelModule(root, components)],
    ])
  }
  return {
    name: 'milepost:virtual-modules',
    enforce: 'pre',
    // Virtual modules import the application's files, so the framework must not be pre-bundled.
    config: () => ({ optimizeDeps: { exclude: ['@milepost/framework'] } }),
    configResolved: ({ root }) => readModules(root),
    configureServer(server) {
      const { root } = server.config
      // Vite watches existing files only, not files that may be created.
      const onFile = (file: string) => {
        const { dir, name } = parse(file)
        if (dir !== resolve(root, app) || !Object.values(extensionFiles).includes(name)) return
        readModules(root)
        invalidateModules(server, [...modules.keys()])
      }
      server.watcher.on('add', onFile).on('unlink', onFile)
    },
    resolveId: (id) =>
      id.startsWith(virtualPrefix) && modules.has(id.slice(virtualPrefix.length))
        ? `\0${id}`
        : undefined,
    load: (id) =>
      id.startsWith(resolvedPrefix) ? modules.get(id.slice(resolvedPrefix.length)) : undefined,
  }
}

/** Invalidates virtual modules, and reloads the page. */
function invalidateModules(server: ViteDevServer, names: readonly string[]): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const name of names) {
      const module = moduleGraph.getModuleById(resolvedPrefix + name)
      if (module) moduleGraph.invalidateModule(module)
    }
    hot.send({ type: 'full-reload' })
  }
}

/**
 * Returns the code of a module that re-exports the default export of an application's file, or an empty object if the file
 * does not exist.
 */
function reexportFile(folder: string, name: string): string {
  const file = fileExtensions
    .map((ending) => join(folder, name + ending))
    .find((path) => existsSync(path))
  return file === undefined ? 'export default {}' : reexportDefault(file)
}

function createComponentModules(
  root: string,
  components: Readonly<Record<string, string>>,
): (readonly [name: string, code: string])[] {
  for (const [name, file] of Object.entries(components)) {
    if (!Object.hasOwn(replaceableComponents, name)) {
      const known = Object.keys(replaceableComponents).join(', ')
      throw new Error(`vite.config.ts: components.${name} is unknown. Use one of ${known}.`)
    }
    if (!existsSync(resolve(root, file))) {
      throw new Error(
        `vite.config.ts: components.${name} is ${file}, but this file does not exist.`,
      )
    }
  }
  return Object.entries(replaceableComponents).map(([name, module]) => {
    const own = Object.hasOwn(components, name) ? components[name] : undefined
    const file = own === undefined ? getBuiltInFile(`app/components/${module}`) : resolve(root, own)
    return [`components/${name}`, reexportDefault(file)]
  })
}

/** Returns the code of a module that lazy-loads the application's account panel, or exports undefined if there is none. */
function createAccountPanelModule(
  root: string,
  { AccountPanel: own }: NonNullable<VirtualModulesOptions['components']>,
): string {
  if (own === undefined) return 'export default undefined'
  const file = JSON.stringify(resolve(root, own))
  return `import { lazy } from 'react'\nexport default lazy(() => import(${file}))`
}

/** Returns the path of a built-in module, in the sources or in the published package. */
function getBuiltInFile(name: string): string {
  return fileURLToPath(new URL(`../${name}.${isFromSource ? 'ts' : 'js'}`, import.meta.url))
}

function reexportDefault(file: string): string {
  return `export { default } from ${JSON.stringify(file)}`
}
