import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian packages if the machine allows it. The caller checks for the programs afterwards.
 *
 * @param packages - package names, with `=<version>` to pin a version
 * @param mostMs - time limit for updating the package list, and for downloading the packages, in ms
 * @returns whether the packages are installed; false without apt-get or root privileges
 */
export function aptInstall(
  packages: readonly string[],
  { mostMs = 10 * 60_000 }: { mostMs?: number } = {},
): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing from Debian (apt-get install ${packages.join(' ')}) …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Waits if another process holds the lock.
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...wait, ...packages]
  const run = (args: readonly string[], timeout: number) =>
    spawnSync('apt-get', args, { env: environment, stdio: 'ignore', timeout }).status === 0
  run(['update', '-qq'], mostMs)
  // The short limit applies to downloads only, so that it never interrupts an installation.
  return run([...install, '--download-only'], mostMs) && run(install, 10 * 60_000)
}
