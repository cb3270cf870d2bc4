import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { unitTests } from '@milepost/presets/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  unitTests('framework', { include: ['src/**/*.test.{ts,tsx}'] }),
  defineConfig({ plugins: [vanillaExtractPlugin()] }),
)
