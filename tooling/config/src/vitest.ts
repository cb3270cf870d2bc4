import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import type { Plugin, ViteUserConfig } from 'vitest/config'
import { isFullRun } from './fuzz-runs.ts'
import { reusedWorkers } from './reused-workers.ts'
import { QuickestFirst } from './quickest-first.ts'
import { sourceCondition } from './source-condition.ts'
import { waitMs } from './wait-ms.ts'

export { sourceCondition }

const fixedSeed = fileURLToPath(new URL('./fixed-seed.ts', import.meta.url))
const patientWaits = fileURLToPath(new URL('./patient-waits.ts', import.meta.url))
const noLeftovers = fileURLToPath(new URL('./no-leftovers.ts', import.meta.url))
const minuteMs = 60_000

/**
 * `npm run lab -- mutate` runs the tests again for each change, in a copy of the package alone: types, sizes of builds, and
 * tests that read other folders say nothing there. A test that starts a browser takes too long for each change.
 */
const notMutated = [
  '**/node_modules/**',
  'size/**',
  '**/{content-from-files,create-browser-sanitiser,demo-sites,docs,openapi,regular-expressions,runtimes,schema,without-effect}.test.ts',
]
const isMutating = process.env['MUTATING'] === '1'
const mutating: NonNullable<ViteUserConfig['test']> = {
  exclude: notMutated,
  sequence: { sequencer: QuickestFirst },
  // Files may share modules only once it is known which test reaches what: the lasting workers see to that.
  isolate: true,
}
const forgetMutant = fileURLToPath(new URL('./forget-mutant.ts', import.meta.url))

/** As a plugin, for Stryker names another pool on the command line. */
const lasting: Plugin = {
  name: 'milepost:lasting-workers',
  configureVitest({ project }) {
    project.config.pool = reusedWorkers.name
    project.config.poolRunner = reusedWorkers
  },
}

/**
 * The unit-test settings of a package. The JSON report is what `spec:coverage` counts.
 *
 * @param name - the project's name in reports
 * @param test - settings of this package alone. With `isolate: false` the files of a worker share modules and globals,
 *   which is quicker where files import much: spies and stubs are then taken back before each test, and a file that
 *   leaves something behind fails
 */
export function unitTests(
  name: string,
  test: NonNullable<ViteUserConfig['test']> = {},
): ViteUserConfig {
  const { setupFiles = [], ...rest } = test
  const isShared = rest.isolate === false
  return {
    ...(isMutating && { plugins: [lasting] }),
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
      // No test waits for this: it ends what hangs, or what takes the square of its time. A machine that is
      // slow or busy must not fail one, and ten times the cases take longer still.
      testTimeout: isFullRun ? 60 * minuteMs : 5 * minuteMs,
      hookTimeout: 5 * minuteMs,
      expect: { poll: { timeout: waitMs } },
      // Two at least: some files spend their time waiting for a time-out.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      ...(isShared ? { restoreMocks: true, unstubGlobals: true, unstubEnvs: true } : {}),
      ...rest,
      ...(isMutating && mutating),
      setupFiles: [
        ...(isMutating ? [forgetMutant] : []),
        fixedSeed,
        patientWaits,
        ...(isShared && !isMutating ? [noLeftovers] : []),
        ...[setupFiles].flat(),
      ],
    },
  }
}
