import { buildModules, removeUnloaded } from '@milepost/config/build-modules'
import { declarationsOf, packageBuild } from '@milepost/config/tsup'
import { inLayer } from '@milepost/config/style-layers'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

const common = { minify: true, splitting: false } as const
const identifiers = 'short'
const withoutStyles = { theme: 'src/theme/index.ts', helpers: 'src/without-react.ts' }

export default defineConfig([
  packageBuild(
    { index: 'src/index.ts' },
    {
      ...common,
      format: ['cjs'],
      dts: false,
      // Of what is required, which is one file. The modules that are imported say so themselves, where they need a browser:
      // the others work in React server components.
      banner: { js: '"use client";' },
      esbuildPlugins: [
        vanillaExtractPlugin({ identifiers, processCss: async (css) => inLayer('ui', css) }),
      ],
      // Who imports modules gets one for each part; who requires them, and the declarations, have all in one.
      async onSuccess() {
        await buildModules(
          import.meta.dirname,
          vanillaExtractPlugin({ identifiers, outputCss: false }),
        )
        await removeUnloaded(import.meta.dirname, ['index.js'])
      },
    },
  ),
  // Colour parsing is bundled: its CommonJS half has no entry of its own.
  packageBuild(withoutStyles, {
    ...common,
    noExternal: ['culori'],
    dts: { entry: declarationsOf({ index: 'src/index.ts', ...withoutStyles }) },
  }),
])
