import { join, resolve } from 'node:path'
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { browserLibraries, clientChunks, serverLibraries } from './client-chunks.ts'
import { embedModules, virtualModules, type VirtualModulesOptions } from './virtual-modules.ts'
import { finishBuild } from './finish-build.ts'
import { isFromSource, kitConditions } from './is-from-source.ts'
import { type SiteBreakpoints, siteBreakpointStyles } from './site-breakpoints.ts'
import { starterModule } from './starter-module.ts'
import { supportedBrowsers } from './supported-browsers.ts'

/**
 * Reloads the page when a content document changes, as it does for code and styles.
 *
 * @param folder - where the documents are, from the application's folder
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

/** The route modules of the kit. */
const folder = fileURLToPath(new URL('../app/routes/', import.meta.url))

/**
 * While developing, Vite adds a version to the addresses of files of packages. The router knows its routes by their files
 * alone, and would leave the server's code in them: the kit's route modules keep plain addresses.
 */
function plainRouteAddresses(): Plugin {
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
      return [path, join(root, path)].find((file) => file.startsWith(folder) && existsSync(file))
    },
  }
}

const settingsName = 'milepost:settings'
// The published package has one style sheet. The sources have vanilla-extract modules.
const styles = isFromSource
  ? {
      ...(await import('@vanilla-extract/vite-plugin')),
      ...(await import('@milepost/config/style-layers')),
    }
  : undefined

interface MilepostOptions {
  /** Folder of the content documents, relative to the application's folder. @default 'content' */
  content?: string
  /**
   * Files that replace components, relative to the application's folder, such as `{ Header:
   * './app/components/header.tsx' }`.
   */
  components?: VirtualModulesOptions['components']
  /** Widths in px from which the site's layout changes. @default xs 360, sm 480, md 768, lg 960, xl 1280 (Spec §9) */
  breakpoints?: Partial<SiteBreakpoints>
}

/**
 * Vite plugin of a fundraising site, for an application's `vite.config.ts`, before the router's plugin. After a build
 * it compresses the client files, and bundles the application's `server.ts` and `worker.ts` if they exist.
 */
export function milepost({
  content = 'content',
  components = {},
  breakpoints = {},
}: MilepostOptions = {}): Plugin[] {
  return [
    siteBreakpointStyles(breakpoints),
    ...stylesFromSource(),
    settings,
    virtualModules({ components }),
    embedModules(),
    starterModule(),
    plainRouteAddresses(),
    clientChunks(),
    reloadOnContent(content),
    finishBuild(),
  ]
}

const settings: Plugin = {
  name: settingsName,
  config: () => ({
    resolve: {
      conditions: [...kitConditions, ...defaultClientConditions],
      // Contexts are compared by identity: a second copy has others.
      dedupe: ['react', 'react-dom', 'react-router'],
    },
    // Not under `ssr`: vanilla-extract's compiler replaces that key and would read styles from dist.
    environments: {
      ssr: {
        resolve: {
          conditions: [...kitConditions, ...defaultServerConditions],
          noExternal: [
            /^@milepost\//,
            // The sanitiser loads it with `require`, which the bundled server could not resolve.
            'htmlparser2',
          ],
        },
      },
    },
    // One small style sheet for all pages: one request before the first paint, none on the way.
    build: {
      target: supportedBrowsers,
      // As written: newer media queries would take the layout from older browsers, which still show the server's pages.
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
        // Sources bring theirs as Vite follows them; what is published is compiled, and is not followed.
        ...(isFromSource ? [] : browserLibraries),
      ],
      exclude: isFromSource ? [] : [...serverLibraries],
    },
  }),
}

function stylesFromSource(): Plugin[] {
  if (styles === undefined) return []
  // The plugin compiles styles in a separate Vite server, which needs the same conditions.
  return [
    ...styles.vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === settingsName }),
    styles.styleLayers(),
  ]
}
