import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildModules } from '@milepost/config/build-modules'
import { packageBuild } from '@milepost/config/tsup'
import { inLayer } from '@milepost/config/style-layers'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

const identifiers = 'short'
const dist = join(import.meta.dirname, 'dist')

/** The sheets of a site, in the order in which the later one may change what the earlier one says. */
const sheets = `import '@milepost/ui/styles.css'
import '@milepost/supporter/styles.css'
import '../styles.css'
`

async function importSheets(): Promise<void> {
  const file = join(dist, 'app/root.js')
  await writeFile(file, sheets + (await readFile(file, 'utf8')))
}

/** Rewrites imports in declarations to the built files; the compiler does that for modules only. */
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

// The one sheet; then the modules.
export default defineConfig(
  packageBuild(
    { styles: 'src/styles.ts' },
    {
      format: ['esm'],
      dts: false,
      clean: true,
      sourcemap: false,
      minify: true,
      esbuildPlugins: [
        vanillaExtractPlugin({ identifiers, processCss: async (css) => inLayer('framework', css) }),
      ],
      async onSuccess() {
        await buildModules(
          import.meta.dirname,
          vanillaExtractPlugin({ identifiers, outputCss: false }),
        )
        await importSheets()
        await nameDeclarations()
      },
    },
  ),
)
