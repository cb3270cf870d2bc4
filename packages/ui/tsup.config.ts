import { packageBuild } from '@milepost/presets/tsup'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

const common = { minify: true, splitting: false } as const

export default defineConfig([
  packageBuild(
    { index: 'src/index.ts' },
    {
      ...common,
      banner: { js: '"use client";' },
      esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    },
  ),
  // Colour parsing is bundled: its CommonJS half has no entry of its own.
  packageBuild(
    { theme: 'src/theme/index.ts' },
    { ...common, noExternal: ['culori'], clean: false },
  ),
])
