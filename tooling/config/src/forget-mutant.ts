/**
 * Makes Stryker's code forget the change that was tried before. A worker goes on to the next one, and modules that it
 * evaluates must begin as they were written.
 */
const { __stryker__: remembered } = globalThis as { __stryker__?: Record<string, unknown> }
for (const name of ['activeMutant', 'hitCount', 'mutantCoverage']) {
  if (remembered?.[name] !== undefined) delete remembered[name]
}
