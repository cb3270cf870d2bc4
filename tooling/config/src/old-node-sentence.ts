/** As `engines` of the packages with a command say. */
const oldestMajor = 24

/**
 * What to tell somebody whose Node is too old for one of our commands. The file of a command imports this and nothing else
 * before it has asked: an older Node could not even read the rest.
 *
 * @param version - of Node, such as `20.20.2`
 * @param command - what is typed, such as `milepost`
 * @param packageName - the package that has the command
 * @returns undefined where the command can run
 */
export function oldNodeSentence(
  version: string,
  command: string,
  packageName: string,
): string | undefined {
  if (Number(version.split('.')[0]) >= oldestMajor) return undefined
  return (
    `${command} needs Node ${oldestMajor} or newer, and this is Node ${version}. Install a newer one from https://nodejs.org, ` +
    `or run: npx --package node@${oldestMajor} --package ${packageName} ${command}`
  )
}
