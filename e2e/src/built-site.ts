/** The environment variable that tells workers where the run's copy of the built site is. */
export const builtSiteVariable = 'E2E_BUILT_SITE'

/**
 * The folder of the built site that this run tests: a copy outside the repository (`copy-built-site.ts`).
 *
 * @throws Error when the run made no copy
 */
export function builtSite(): string {
  const folder = process.env[builtSiteVariable]
  if (folder === undefined) throw new Error('The run has no copy of the built site.')
  return folder
}
