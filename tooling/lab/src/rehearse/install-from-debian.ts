import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian's packages where the machine lets them be installed.
 *
 * @param isThere - whether what they bring is there
 * @throws Error where it is not there in the end
 */
export function installFromDebian(packages: readonly string[], isThere: () => boolean): void {
  if (isThere()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 300_000 }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', ...packages], options)
  }
  if (!isThere()) throw new Error(`Install first: apt-get install ${packages.join(' ')}`)
}
