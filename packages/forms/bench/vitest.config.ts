import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { unitTests } from '@milepost/config/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  unitTests('forms renders', {
    environment: 'jsdom',
    root: import.meta.dirname,
    include: ['*.bench.tsx'],
    reporters: ['default'],
    setupFiles: ['../src/testing/setup.ts'],
  }),
  defineConfig({ plugins: [vanillaExtractPlugin()] }),
)
