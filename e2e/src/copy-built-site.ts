import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtSiteVariable } from './built-site.ts'
import { repositoryRoot } from './repository-root.ts'

/**
 * Copies the built site to where a container has it: alone in a folder, with no packages beside it or above it. All
 * stacks of a run start this one copy; a site writes no files.
 *
 * @returns what removes the copy when the run ends
 * @throws Error when the site is not built
 */
export default function copyBuiltSite(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-e2e-site-'))
  const build = join(folder, 'build')
  cpSync(join(repositoryRoot, 'apps/site/build'), build, { recursive: true })
  process.env[builtSiteVariable] = build
  return () => rmSync(folder, { recursive: true, force: true })
}
