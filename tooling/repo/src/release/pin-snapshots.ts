import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Makes packages ask for each other by the very version that they are packed with. `^0.0.0-pr-12-…` would take the
 * snapshots of pull request 13, too.
 *
 * @param manifests - files
 * @throws Error when none of them names another package of the workspace
 */
export function pinSnapshots(manifests: readonly string[]): void {
  const pinned = manifests.filter((file) => {
    const text = readFileSync(file, 'utf8')
    if (!text.includes('"workspace:^"')) return false
    writeFileSync(file, text.replaceAll('"workspace:^"', '"workspace:*"'))
    return true
  })
  if (pinned.length === 0) throw new Error('No package names another one: is this the workspace?')
}
