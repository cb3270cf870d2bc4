/**
 * After a build: bundles the site's server for Node with everything it needs, `build/serve.js`, and beside it
 * what measures and traces, `build/open-telemetry.js`, which the server reads only when it is told to.
 */
import { join } from 'node:path'
import { build, type BuildOptions, type Plugin } from 'esbuild'

/** Leaves what measures and traces in a file of its own. */
const apart: Plugin = {
  name: 'apart',
  setup(builder) {
    builder.onResolve({ filter: /^@milepost\/server\/open-telemetry$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './open-telemetry.js', external: true } : undefined,
    )
  },
}

const options: BuildOptions = {
  absWorkingDir: join(import.meta.dirname, '..'),
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
}

await Promise.all([
  build({
    ...options,
    entryPoints: ['server/serve.ts'],
    outfile: 'build/serve.js',
    plugins: [apart],
  }),
  build({
    ...options,
    entryPoints: ['@milepost/server/open-telemetry'],
    outfile: 'build/open-telemetry.js',
    mainFields: ['module', 'main'],
  }),
])
