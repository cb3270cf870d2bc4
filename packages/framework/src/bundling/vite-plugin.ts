import { join, resolve } from 'node:path'
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { browserLibraries, clientChunks, serverLibraries } from './client-chunks.ts'
import { embedModules, virtualModules, type VirtualModulesOptions } from './virtual-modules.ts'
import { finishBuild } from './finish-build.ts'
import { isFromSource, sourceConditions } from './bundle.ts'
import { type SiteBreakpoints, siteBreakpointStyles } from './site-breakpoints.ts'
import { starterModule } from './starter-module.ts'

/**
 * Vite plugin that reloads the page when a content document changes.
 *
 * @param folder - folder of the documents, relative to Vite's root
 */
function reloadOnContent(folder: string): Plugin {
  return {
    name: 'milepost:reload-on-content',
    apply: 'serve',
    configureServer(server) {
      const content = resolve(server.config.root, folder)
      server.watcher.add(content)
      const reload = (path: string) => {
        if (path.startsWith(content)) server.ws.send({ type: 'full-reload' })
      }
      server.watcher.on('change', reload).on('add', reload).on('unlink', reload)
    },
  }
}

/** Folder of the built-in route modules. */
const routeFolder = fileURLToPath(new URL('../app/routes/', import.meta.url))

/**
 * Vite plugin that removes the version query which Vite adds to built-in route modules in development. The router identifies
 * routes by file, and would otherwise not remove their server code.
 */
function removeRouteVersionQueries(): Plugin {
  let root = ''
  return {
    name: 'milepost:plain-route-addresses',
    apply: 'serve',
    enforce: 'pre',
    configResolved(config) {
      ;({ root } = config)
    },
    resolveId(id) {
      const [address = ''] = id.split('?')
      const path = address.replace(/^\/@fs(?=\/)/, '')
      return [path, join(root, path)].find(
        (file) => file.startsWith(routeFolder) && existsSync(file),
      )
    },
  }
}

const settingsPluginName = 'milepost:settings'
// The published package has one compiled style sheet. The sources have vanilla-extract modules.
const styleTools = isFromSource
  ? {
      ...(await import('@vanilla-extract/vite-plugin')),
      ...(await import('@milepost/config/style-layers')),
    }
  : undefined

interface MilepostOptions {
  /** Folder of the content documents, relative to Vite's root. @default 'content' */
  content?: string
  /** Files with components that replace built-in ones, such as `{ Header: './app/components/header.tsx' }`. @default {} */
  components?: VirtualModulesOptions['components']
  /** Minimum window widths of the layouts, in pixels. @default xs 360, sm 480, md 768, lg 960, xl 1280 (Spec §9) */
  breakpoints?: Partial<SiteBreakpoints>
}

/**
 * Vite plugins of a fundraising site, for an application's `vite.config.ts`, before the router's plugin. Builds also
 * precompress the client files, and bundle the application's `server.ts` and `worker.ts` if they exist.
 */
export function milepost({
  content = 'content',
  components = {},
  breakpoints = {},
}: MilepostOptions = {}): Plugin[] {
  return [
    siteBreakpointStyles(breakpoints),
    ...stylesFromSource(),
    settingsPlugin,
    virtualModules({ components }),
    embedModules(),
    starterModule(),
    removeRouteVersionQueries(),
    clientChunks(),
    reloadOnContent(content),
    finishBuild(),
  ]
}

const settingsPlugin: Plugin = {
  name: settingsPluginName,
  config: () => ({
    resolve: {
      conditions: [...sourceConditions, ...defaultClientConditions],
      // React contexts are compared by identity, so there must be only one copy.
      dedupe: ['react', 'react-dom', 'react-router'],
    },
    // Not under `ssr`, because vanilla-extract's compiler overrides that key and would then read styles from `dist`.
    environments: {
      ssr: {
        resolve: {
          conditions: [...sourceConditions, ...defaultServerConditions],
          noExternal: [
            /^@milepost\//,
            // `sanitize-html` loads it with `require`, which the bundled server could not resolve.
            'htmlparser2',
          ],
        },
      },
    },
    // One style sheet for all pages: one request before the first paint, and none on navigation.
    build: {
      target: supportedBrowsers,
      // Not `supportedBrowsers`: older browsers, which still show server-rendered pages, do not understand the media query
      // ranges that it would produce.
      cssTarget: 'es2022',
      assetsInlineLimit: 0,
      cssMinify: true,
      cssCodeSplit: false,
      // Saves 0.9 kB of JavaScript on the home page.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
    },
    optimizeDeps: {
      include: [
        'react',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'react-router',
        'react-router/dom',
        // Vite scans sources for dependencies, but not the published package.
        ...(isFromSource ? [] : browserLibraries),
      ],
      exclude: isFromSource ? [] : [...serverLibraries],
    },
  }),
}

function stylesFromSource(): Plugin[] {
  if (styleTools === undefined) return []
  // vanilla-extract compiles styles in a separate Vite server, which needs the same conditions.
  return [
    ...styleTools.vanillaExtractPlugin({
      unstable_pluginFilter: ({ name }) => name === settingsPluginName,
    }),
    styleTools.styleLayers(),
  ]
}

/**
 * Oldest supported browsers, as build targets: "Baseline widely available" of November 2026. The README lists them,
 * `.oxlintrc.json` forbids APIs that they lack, and older browsers do not start the application
 * (`frame/starter/starter-terms.ts`).
 * @see https://web-platform-dx.github.io/web-features/supported-browsers/
 */
const supportedBrowsers = ['chrome125', 'edge125', 'firefox126', 'safari17.5', 'ios17.5']
