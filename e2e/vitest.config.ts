import { virtualModules } from '@milepost/framework/src/bundling/virtual-modules.ts'
import { unitTests } from '@milepost/config/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, mergeConfig } from 'vitest/config'

// The site's components import vanilla-extract styles. `virtualModules()` adds no custom sections to the kit here.
export default mergeConfig(
  unitTests('e2e', { include: ['{src,worlds}/**/*.test.{ts,tsx}'] }),
  defineConfig({ plugins: [vanillaExtractPlugin(), virtualModules()] }),
)
