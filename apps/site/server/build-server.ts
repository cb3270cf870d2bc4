/** After a build: bundles the site's server for Node with everything it needs, `build/serve.js`. */
import { join } from 'node:path'
import { build } from 'esbuild'

await build({
  absWorkingDir: join(import.meta.dirname, '..'),
  entryPoints: ['server/serve.ts'],
  outfile: 'build/serve.js',
  bundle: true,
  format: 'esm',
  target: 'node24',
  platform: 'node',
  conditions: ['@milepost/source'],
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Packages in the older format ask for Node's modules by `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  // Written out: an error in a log says where it is.
  logLevel: 'warning',
})
