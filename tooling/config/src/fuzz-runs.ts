const wished = Number(process.env['FUZZ_RUNS_FACTOR'])

/** Whether this is the long version of the tests, `npm run test:full`. */
export const isFullRun = process.env['FULL'] === '1'

/**
 * How many cases a property test tries: as many as it says, times `FUZZ_RUNS_FACTOR` where that is
 * set, as in `npm run test:full`.
 *
 * @param short - the number in `npm test`
 * @param full - the number in the long version, where it is more than the factor makes of it
 */
export function fuzzRuns(short: number, full = 0): number {
  const runs = Math.round(short * (wished > 0 ? wished : 1))
  return Math.max(1, isFullRun ? Math.max(runs, full) : runs)
}
