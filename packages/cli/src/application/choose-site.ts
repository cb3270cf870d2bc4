import { readdir } from 'node:fs/promises'
import type { CommandContext } from '../command/command.ts'
import { UsageError } from '../command/command-errors.ts'
import type { ApplicationPaths } from './read-application-paths.ts'
import { fallbackIfMissing } from './fallback-if-missing.ts'

/**
 * Returns the key of the site that a command is for: `named`, else `SITE`, else the only site with content.
 *
 * @param named - from the command line
 * @throws {UsageError} if neither names a site, and there is not exactly one with content
 */
export async function chooseSite(
  named: string | undefined,
  { content }: Pick<ApplicationPaths, 'content'>,
  { environment }: Pick<CommandContext, 'environment'>,
): Promise<string> {
  const site = named ?? environment['SITE'] ?? ''
  if (site !== '') return site
  const entries = await fallbackIfMissing(readdir(content, { withFileTypes: true }), [])
  const sites = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const [only] = sites
  if (only !== undefined && sites.length === 1) return only
  throw new UsageError(
    only === undefined
      ? `Set the site with --site: there is no content in ${content}.`
      : `Set the site with --site: there are ${sites.toSorted().join(', ')}.`,
  )
}
