import { unitTests } from '@milepost/config/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig(
  unitTests('engines', {
    include: ['engines/*.test.ts'],
    // Each file starts all browsers.
    fileParallelism: false,
    globalSetup: './src/copy-built-site.ts',
    reporters: ['default', ['json', { outputFile: 'reports/engines.json' }]],
  }),
)
