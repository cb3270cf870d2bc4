const wished = Number(process.env['FUZZ_RUNS_FACTOR'])

/** Whether the full test run, `npm run test:full`, is active. */
export const isFullRun = process.env['FULL'] === '1'

/**
 * Returns the number of cases of a property test, multiplied by `FUZZ_RUNS_FACTOR` if it is set, as
 * in `npm run test:full`.
 *
 * @param short - number of cases in `npm test`
 * @param full - minimum number of cases in the full run
 */
export function fuzzRuns(short: number, full = 0): number {
  const runs = Math.round(short * (wished > 0 ? wished : 1))
  return Math.max(1, isFullRun ? Math.max(runs, full) : runs)
}
