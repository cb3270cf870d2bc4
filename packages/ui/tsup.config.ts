import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildModules, removeUnloaded } from '@milepost/presets/build-modules'
import { markClientEntries, packageBuild } from '@milepost/presets/tsup'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

const common = { minify: true, splitting: false } as const
const identifiers = 'short'

export default defineConfig([
  packageBuild(
    { index: 'src/index.ts' },
    {
      ...common,
      banner: { js: '"use client";' },
      esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
      // Who imports modules gets one for each part; who requires them, and the declarations, have all in one.
      async onSuccess() {
        await buildModules(
          import.meta.dirname,
          vanillaExtractPlugin({ identifiers, outputCss: false }),
        )
        // Of the entry when it was one file.
        rmSync(join(import.meta.dirname, 'dist/index.js.map'))
        await removeUnloaded(import.meta.dirname, ['index.js'])
        await markClientEntries(import.meta.dirname, ['index'])
      },
    },
  ),
  // Colour parsing is bundled: its CommonJS half has no entry of its own.
  packageBuild(
    { theme: 'src/theme/index.ts' },
    { ...common, noExternal: ['culori'], clean: false },
  ),
])
