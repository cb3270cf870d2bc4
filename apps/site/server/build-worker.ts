/** Bundles the site for workers runtimes: `build/worker/worker.js`, after `npm run build`. */
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** Workers know Node's modules by their whole names only. */
const nodeModules: Plugin = {
  name: 'node-modules',
  setup(builder) {
    const names = new RegExp(
      `^(?:${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`,
    )
    builder.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, external: true }))
    builder.onResolve({ filter: names }, ({ path }) => ({ path: `node:${path}`, external: true }))
  },
}

const folder = join(import.meta.dirname, '..')
await build({
  absWorkingDir: folder,
  entryPoints: ['server/worker.ts'],
  outfile: 'build/worker/worker.js',
  bundle: true,
  format: 'esm',
  target: 'es2024',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  conditions: ['@milepost/source', 'workerd', 'worker', 'browser', 'import', 'default'],
  plugins: [nodeModules],
  define: {
    'process.env.NODE_ENV': '"production"',
    // A worker's modules have no address; what asks for one wants a place to require Node's modules from.
    'import.meta.url': '"file:///worker.js"',
  },
  minify: true,
  logLevel: 'warning',
})
