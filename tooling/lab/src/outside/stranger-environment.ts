import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/**
 * The environment of somebody who has never used npm: a home folder that has one setting, the registry to ask.
 *
 * @param home - a folder; it is made
 * @param registry - its address
 */
export function strangerEnvironment(home: string, registry: string): NodeJS.ProcessEnv {
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, '.npmrc'), `registry=${registry}\n`)
  // What npm has set for this process, and the commands of this repository, are nothing that a stranger has.
  const others = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  return {
    ...Object.fromEntries(others),
    HOME: home,
    // The Node that this repository is built with: that of the machine may be older than a site needs.
    PATH: [dirname(process.execPath), ...path].join(delimiter),
  }
}
