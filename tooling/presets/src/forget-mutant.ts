/**
 * What Stryker's code in a lasting worker remembers of the change that was tried before: modules that are evaluated
 * now must be as they were written.
 */
const { __stryker__: remembered } = globalThis as { __stryker__?: Record<string, unknown> }
for (const name of ['activeMutant', 'hitCount', 'mutantCoverage']) {
  if (remembered?.[name] !== undefined) delete remembered[name]
}
