import { spawnSync } from 'node:child_process'
import { findChromium, findHeadlessChromium } from '@milepost/config/chromium'
import { aptInstall } from './apt-install.ts'

const debianChromium = '/usr/bin/chromium'

const howTo =
  'Browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.'

/**
 * Finds Chromium, or installs Debian's package if the machine allows it.
 *
 * @returns undefined if Chromium is available, else one line with instructions
 */
export function ensureChromium(): string | undefined {
  if (findChromium() === undefined) aptInstall(['chromium'])
  const chromium = findChromium()
  if (chromium === undefined) return howTo
  // Chromium's headless shell makes tests faster, but is optional.
  if (findHeadlessChromium() === debianChromium) addHeadlessShell()
  return undefined
}

/** Installs the headless shell in the installed Chromium's exact version. Another version would also upgrade Chromium. */
function addHeadlessShell(): void {
  if (process.env['CHROMIUM_PATH'] !== undefined) return
  const query = ['--show', '--showformat=${Version}', 'chromium']
  const { stdout, status } = spawnSync('dpkg-query', query, { encoding: 'utf8' })
  if (status === 0) aptInstall([`chromium-headless-shell=${stdout}`], { mostMs: 90_000 })
}
