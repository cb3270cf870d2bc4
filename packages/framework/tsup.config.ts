import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageBuild } from '@milepost/presets/tsup'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig, type Options } from 'tsup'

// The compiler of TypeScript has written a file for each module: the router takes route modules one by one, and knows
// them by how they are written. What is left are the styles, which have to be computed.
const identifiers = 'short'
const dist = join(import.meta.dirname, 'dist')
const common: Options = { format: ['esm'], clean: false, dts: false, sourcemap: false }
const styles = globSync('src/**/*.css.ts', { cwd: import.meta.dirname })

/** The sheets of a site, in the order in which the later one may change what the earlier one says. */
const sheets = `import '@milepost/ui/styles.css'
import '@milepost/supporter/styles.css'
import '../styles.css'
`

async function importSheets(): Promise<void> {
  const file = join(dist, 'app/root.js')
  await writeFile(file, sheets + (await readFile(file, 'utf8')))
}

/** Has declarations name the files that are there once they are built; the compiler does so for modules alone. */
async function nameDeclarations(): Promise<void> {
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
  packageBuild(
    Object.fromEntries(styles.map((path) => [path.replace(/^src\/|\.ts$/g, ''), path])),
    { ...common, esbuildPlugins: [vanillaExtractPlugin({ identifiers, outputCss: false })] },
  ),
  packageBuild(
    { styles: 'src/styles.ts' },
    {
      ...common,
      minify: true,
      esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
      async onSuccess() {
        await importSheets()
        await nameDeclarations()
      },
    },
  ),
])
