import { defaultClientConditions, defaultServerConditions } from 'vite'
import type { ViteUserConfig } from 'vitest/config'

/** Workspace packages are read from their sources, so tests never wait for a build. */
export const sourceCondition = '@milepost/source'

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
  return {
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
      ...test,
    },
  }
}
