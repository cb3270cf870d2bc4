import { virtualModules } from '@milepost/framework/src/bundling/virtual-modules.ts'
import { unitTests } from '@milepost/config/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, mergeConfig } from 'vitest/config'

// What a site shows comes with its styles; this one adds nothing to the kit.
export default mergeConfig(
  unitTests('e2e', { include: ['{src,worlds}/**/*.test.{ts,tsx}'] }),
  defineConfig({ plugins: [vanillaExtractPlugin(), virtualModules()] }),
)
