import { milepost } from '@milepost/framework/vite'
import { unitTests } from '@milepost/config/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

export default mergeConfig(
  unitTests('site', { include: ['*.test.ts', 'app/**/*.test.tsx'] }),
  defineConfig({ plugins: [milepost()] }),
)
