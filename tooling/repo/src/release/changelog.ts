import github from '@changesets/changelog-github'
import type { ChangelogFunctions } from '@changesets/types'

type GetReleaseLine = ChangelogFunctions['getReleaseLine']
type GetDependencyReleaseLine = ChangelogFunctions['getDependencyReleaseLine']

/**
 * A line of a changelog, with a link to where it comes from: the pull request where GitHub can be asked (`GITHUB_TOKEN`), and
 * the commit elsewhere. Changesets calls it (`.changeset/config.json`).
 *
 * @param options - `repo`, such as `milepost/milepost`, and what `@changesets/changelog-github` takes beside it
 * @throws Error when GitHub is to be asked, and does not answer
 */
export const getReleaseLine: GetReleaseLine = async (changeset, type, options) => {
  if (canAsk()) return github.getReleaseLine(changeset, type, options)
  const [first = '', ...others] = changeset.summary.trim().split('\n')
  const { commit } = changeset
  const { repo } = options as { repo: string }
  const link =
    commit === undefined
      ? ''
      : ` ([\`${commit.slice(0, 7)}\`](https://github.com/${repo}/commit/${commit}))`
  return [`- ${first}${link}`, ...others.map((line) => `  ${line}`.trimEnd())].join('\n')
}

/** What a changelog says of the other packages whose later versions a package needs; empty if there are none. */
export const getDependencyReleaseLine: GetDependencyReleaseLine = async (
  changesets,
  dependencies,
  options,
) => {
  if (canAsk()) return github.getDependencyReleaseLine(changesets, dependencies, options)
  if (dependencies.length === 0) return ''
  const names = dependencies.map(({ name, newVersion }) => `  - ${name}@${newVersion}`)
  return ['- Updated dependencies:', ...names].join('\n')
}

function canAsk(): boolean {
  return (process.env['GITHUB_TOKEN'] ?? '') !== ''
}
