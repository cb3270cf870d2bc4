import { fileURLToPath } from 'node:url'
import type { Target } from './targets.ts'

/** The lowest score that passes, in per cent: mutants that a test noticed, of those that count. */
const leastScore = 85

/**
 * Settings of Stryker for one package. What a module computes as it is loaded is not changed: each such change
 * would need every test again.
 *
 * @param reports - the folder for its reports, without the ending
 * @param isSample - every change has to be noticed
 */
export function strykerSettings(
  { mutate }: Target,
  { reports, isSample }: { reports: string; isSample: boolean },
) {
  return {
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    mutate,
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    // What runs out of time counts as noticed: on a busy machine that must be what never ends, and nothing else.
    timeoutMS: 20_000,
    timeoutFactor: 4,
    // Which tests reach a change is known: no need to ask Vite for each.
    vitest: { related: false },
    // Folders that no unit test reads.
    ignorePatterns: ['/build', '/dist', '/reports', '/bench', '/size'],
    reporters: isSample ? ['clear-text'] : ['progress-append-only', 'clear-text', 'json', 'html'],
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
    jsonReporter: { fileName: `${reports}.json` },
    htmlReporter: { fileName: `${reports}.html` },
    thresholds: { high: 95, low: leastScore, break: isSample ? 100 : leastScore },
    allowConsoleColors: false,
  }
}
