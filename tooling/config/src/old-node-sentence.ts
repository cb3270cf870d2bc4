/** Oldest supported major version, as in `engines` of the packages with a command. */
const oldestMajor = 24

/**
 * Returns an error message if Node is too old for one of our commands. A command's entry file imports nothing else
 * before this check, because an older Node could not parse the other modules.
 *
 * @param version - of Node, such as `20.20.2`
 * @param command - the command's name, such as `milepost`
 * @param packageName - the package that has the command
 * @returns undefined if the command can run
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
