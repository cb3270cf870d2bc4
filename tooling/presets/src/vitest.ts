import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import { isFullRun } from './fuzz-runs.ts'
import { sourceCondition } from './source-condition.ts'

export { sourceCondition }

const fixedSeed = fileURLToPath(new URL('./fixed-seed.ts', import.meta.url))

/**
 * The unit-test settings of a package. The JSON report is what `spec:coverage` counts.
 *
 * @param name - the project's name in reports
 * @param test - settings of this package alone
 */
export function unitTests(
  name: string,
  test: NonNullable<ViteUserConfig['test']> = {},
): ViteUserConfig {
  const { setupFiles = [], ...rest } = test
  return {
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
      // No test waits for this; a busy machine must not fail one. Ten times the cases take longer still.
      testTimeout: isFullRun ? 30 * 60_000 : 30_000,
      hookTimeout: 60_000,
      ...rest,
      setupFiles: [fixedSeed, ...[setupFiles].flat()],
    },
  }
}
