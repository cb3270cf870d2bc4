import { configureGlobal } from 'fast-check'
import { fuzzRuns } from './fuzz-runs.ts'

/**
 * Property tests try the same cases in every run, so that a run tells about the change and not about luck.
 * `FUZZ_SEED=random npm test` looks for new cases; a number repeats one of those runs.
 */
const wished = process.env['FUZZ_SEED'] ?? '20261121'

configureGlobal({
  numRuns: fuzzRuns(100),
  ...(wished !== 'random' && { seed: Number(wished) }),
})
