/**
 * Resets Stryker's record of the previous mutant. Workers are reused for the next mutant, and modules must be evaluated
 * without a mutation at first.
 */
const { __stryker__: remembered } = globalThis as { __stryker__?: Record<string, unknown> }
for (const name of ['activeMutant', 'hitCount', 'mutantCoverage']) {
  if (remembered?.[name] !== undefined) delete remembered[name]
}
