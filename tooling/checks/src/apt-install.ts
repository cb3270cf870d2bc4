import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian's packages where the machine lets it; whoever asks looks for them afterwards.
 *
 * @returns false where there is no Debian, or no right to install
 */
export function aptInstall(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing from Debian (apt-get install ${packages.join(' ')}) …`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Another process may hold the lock for a while: better to wait than to fail.
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...wait, ...packages],
  ]) {
    spawnSync('apt-get', args, { env: environment, stdio: 'ignore', timeout: 10 * 60_000 })
  }
  return true
}
