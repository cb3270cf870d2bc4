import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { clientChunks } from './client-chunks.ts'
import { minifyChunks } from './minify-chunks.ts'
import { slimTransports } from './slim-transports.ts'

const sourceCondition = '@milepost/source'

/** Reloads the page when a content document changes, as it does for code and styles. */
function reloadOnContent(folder: string): Plugin {
  return {
    name: 'milepost:reload-on-content',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(folder)
      const reload = (path: string) => {
        if (path.startsWith(folder)) server.ws.send({ type: 'full-reload' })
      }
      server.watcher.on('change', reload).on('add', reload).on('unlink', reload)
    },
  }
}

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    reactRouter(),
    clientChunks(),
    minifyChunks(),
    slimTransports(),
    reloadOnContent(join(import.meta.dirname, 'content')),
  ],
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  // Not under `ssr`: vanilla-extract's compiler replaces that key and would read styles from dist.
  environments: {
    ssr: {
      resolve: {
        conditions: [sourceCondition, ...defaultServerConditions],
        // The sanitiser asks for it by `require`: left outside, the bundled server would look for it beside itself.
        noExternal: ['htmlparser2'],
      },
    },
  },
  // One small style sheet for all pages: one request before the first paint, none on the way.
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: true, cssCodeSplit: false },
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
    ],
  },
})
