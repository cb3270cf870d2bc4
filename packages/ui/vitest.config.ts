import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { unitTests } from '@milepost/config/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  unitTests('ui', {
    environment: 'jsdom',
    // One jsdom per worker: starting one for every file took longer than its tests. The kit keeps no state in its
    // modules.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'size/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
  }),
  defineConfig({ plugins: [vanillaExtractPlugin()] }),
)
