import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { unitTests } from '@milepost/presets/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  unitTests('ui', {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'size/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
  }),
  defineConfig({ plugins: [vanillaExtractPlugin()] }),
)
