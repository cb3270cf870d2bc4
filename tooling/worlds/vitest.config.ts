import { virtualModules } from '@milepost/framework/src/bundling/virtual-modules.ts'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { unitTests } from '@milepost/presets/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

// What a site shows comes with its styles; this one adds nothing to the kit.
export default mergeConfig(
  unitTests('worlds'),
  defineConfig({ plugins: [vanillaExtractPlugin(), virtualModules()] }),
)
