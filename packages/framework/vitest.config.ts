import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { unitTests } from '@milepost/config/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'
import { virtualModules } from './src/bundling/virtual-modules.ts'

export default mergeConfig(
  unitTests('framework', {
    isolate: false,
    setupFiles: ['src/base/forget-logged.setup.ts'],
  }),
  defineConfig({ plugins: [vanillaExtractPlugin(), virtualModules()] }),
)
