import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { unitTests } from '@milepost/config/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  unitTests('forms', {
    environment: 'jsdom',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'size/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
  }),
  defineConfig({ plugins: [vanillaExtractPlugin()] }),
)
