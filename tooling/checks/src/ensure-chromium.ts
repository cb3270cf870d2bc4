import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from '@milepost/presets/chromium'

const howTo =
  'Browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.'

/**
 * Makes sure that there is a Chromium: finds it, or installs Debian's where the machine lets it.
 *
 * @returns undefined when there is one, else one line that says what to do
 */
export function ensureChromium(): string | undefined {
  if (findChromium() !== undefined) return undefined
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return howTo
  console.log('No Chromium found: installing Debian’s (apt-get install chromium) …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ]) {
    spawnSync('apt-get', args, { env: environment, stdio: 'ignore', timeout: 10 * 60_000 })
  }
  return findChromium() === undefined ? howTo : undefined
}
