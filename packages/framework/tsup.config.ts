import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageBuild } from '@milepost/presets/tsup'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import type { Plugin } from 'esbuild'
import { defineConfig } from 'tsup'

const identifiers = 'short'
const modules = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (path) => !/\.(?:test|test-kit|fixture|stories|d)\.tsx?$/.test(path) && path !== 'src/styles.ts',
)
// A file for each module: the router takes route modules one by one, and an application leaves out what it has not.
const entry = Object.fromEntries(
  modules.map((path) => [path.replace(/^src\//, '').replace(/\.tsx?$/, ''), path]),
)

/** Leaves every import as it is, but for the ending that the other file has once it is built. */
const unbundled: Plugin = {
  name: 'unbundled',
  setup(builder) {
    builder.onResolve({ filter: /.*/ }, ({ path, kind }) =>
      kind === 'entry-point'
        ? undefined
        : { path: path.replace(/(?<=^\..*)\.tsx?$/, '.js'), external: true },
    )
  },
}

/** The sheets of a site, in the order in which the later one may change what the earlier one says. */
const sheets = `import '@milepost/ui/styles.css'
import '@milepost/supporter/styles.css'
import '../styles.css'
`

const dist = join(import.meta.dirname, 'dist')

async function importSheets(): Promise<void> {
  const file = join(dist, 'app/root.js')
  await writeFile(file, sheets + (await readFile(file, 'utf8')))
}

/** Declares the types of every module; imports among them name what is there once it is built. */
async function declareTypes(): Promise<void> {
  const compiler = fileURLToPath(import.meta.resolve('typescript/bin/tsc'))
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { stdio: 'inherit' })
  for (const path of globSync('**/*.d.ts', { cwd: dist })) {
    const file = join(dist, path)
    const declared = (await readFile(file, 'utf8')).replaceAll(
      /(?<=(?:from |import\()['"]\.{1,2}\/[^'"]*)\.tsx?(?=['"])/g,
      '.js',
    )
    await writeFile(file, declared)
  }
}

export default defineConfig([
  packageBuild(entry, {
    format: ['esm'],
    target: 'es2024',
    dts: false,
    sourcemap: false,
    splitting: false,
    silent: true,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers, outputCss: false }), unbundled],
    async onSuccess() {
      await importSheets()
      await declareTypes()
    },
  }),
  packageBuild(
    { styles: 'src/styles.ts' },
    {
      format: ['esm'],
      clean: false,
      dts: false,
      minify: true,
      esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
    },
  ),
])
