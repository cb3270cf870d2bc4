import { readdir } from 'node:fs/promises'
import type { CommandContext } from '../command/command.ts'
import { UsageError } from '../command/command-errors.ts'
import type { ApplicationPaths } from './read-application-paths.ts'
import { unlessMissing } from './unless-missing.ts'

/**
 * The site that a command is about: the one that is named, else that of `SITE`, else the only one that has content.
 *
 * @throws UsageError when it is named nowhere, and there is none or more than one
 */
export async function chooseSite(
  named: string | undefined,
  { content }: Pick<ApplicationPaths, 'content'>,
  { environment }: Pick<CommandContext, 'environment'>,
): Promise<string> {
  const site = named ?? environment['SITE'] ?? ''
  if (site !== '') return site
  const entries = await unlessMissing(readdir(content, { withFileTypes: true }), [])
  const sites = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const [only] = sites
  if (only !== undefined && sites.length === 1) return only
  throw new UsageError(
    only === undefined
      ? `Name the site with --site: there is no content in ${content}.`
      : `Name the site with --site: there are ${sites.toSorted().join(', ')}.`,
  )
}
