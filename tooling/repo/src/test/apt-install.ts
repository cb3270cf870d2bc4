import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian's packages where the machine lets it; whoever asks looks for them afterwards.
 *
 * @param packages - their names, with `=<version>` for one version
 * @param mostMs - how long the list of packages, and then the packages, may take to arrive, in milliseconds
 * @returns whether they are installed; false where there is no Debian, or no right to install
 */
export function aptInstall(
  packages: readonly string[],
  { mostMs = 10 * 60_000 }: { mostMs?: number } = {},
): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing from Debian (apt-get install ${packages.join(' ')}) …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Another process may have the lock for a while: better to wait than to fail.
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...wait, ...packages]
  const run = (args: readonly string[], timeout: number) =>
    spawnSync('apt-get', args, { env: environment, stdio: 'ignore', timeout }).status === 0
  run(['update', '-qq'], mostMs)
  // What is under way is never cut off: only what takes the network has an end of its own.
  return run([...install, '--download-only'], mostMs) && run(install, 10 * 60_000)
}
