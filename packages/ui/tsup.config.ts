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
      // For the CommonJS build, which is one file. ES modules have their own directives, and the others work in React
      // server components.
      banner: { js: '"use client";' },
      esbuildPlugins: [
        vanillaExtractPlugin({ identifiers, processCss: async (css) => inLayer('ui', css) }),
      ],
      // The ESM build has one module per source file. The CommonJS build and the declarations are single files.
      async onSuccess() {
        await buildModules(
          import.meta.dirname,
          vanillaExtractPlugin({ identifiers, outputCss: false }),
        )
        await removeUnloaded(import.meta.dirname, ['index.js'])
      },
    },
  ),
  // culori is bundled, because it has no separate CommonJS entry.
  packageBuild(withoutStyles, {
    ...common,
    noExternal: ['culori'],
    dts: { entry: declarationsOf({ index: 'src/index.ts', ...withoutStyles }) },
  }),
])
