import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { kitConditions } from './is-from-source.ts'

/** Leaves what measures and traces in a file of its own. */
const apart: Plugin = {
  name: 'apart',
  setup(builder) {
    builder.onResolve({ filter: /^@milepost\/server\/open-telemetry$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './open-telemetry.js', external: true } : undefined,
    )
  },
}

/**
 * Bundles an application's server for Node with everything it needs, `serve.js`, and beside it what measures and
 * traces, `open-telemetry.js`, which the server reads only when it is told to.
 *
 * @param folder - the application's
 * @param entry - the application's own file, which calls `serve`
 * @param buildFolder - where the built site lies, and where the two files are written
 */
export async function bundleServer(
  folder: string,
  entry: string,
  buildFolder: string,
): Promise<void> {
  const options: BuildOptions = {
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    target: 'node24',
    platform: 'node',
    conditions: [...kitConditions],
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
      entryPoints: [entry],
      outfile: join(buildFolder, 'serve.js'),
      plugins: [apart],
    }),
    build({
      ...options,
      entryPoints: [fileURLToPath(import.meta.resolve('@milepost/server/open-telemetry'))],
      outfile: join(buildFolder, 'open-telemetry.js'),
      mainFields: ['module', 'main'],
    }),
  ])
}
