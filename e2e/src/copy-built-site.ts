import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtSiteVariable } from './built-site.ts'
import { repositoryRoot } from './repository-root.ts'

/**
 * Copies the built site to a folder without packages next to or above it, as in a container. All stacks of a run start
 * from this copy, because a site writes no files.
 *
 * @returns a function that removes the copy
 * @throws Error if the site is not built
 */
export default function copyBuiltSite(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-e2e-site-'))
  const build = join(folder, 'build')
  cpSync(join(repositoryRoot, 'apps/site/build'), build, { recursive: true })
  process.env[builtSiteVariable] = build
  return () => rmSync(folder, { recursive: true, force: true })
}
