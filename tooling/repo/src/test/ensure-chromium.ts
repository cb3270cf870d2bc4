import { spawnSync } from 'node:child_process'
import { findChromium, findHeadlessChromium } from '@milepost/config/chromium'
import { aptInstall } from './apt-install.ts'

const debianChromium = '/usr/bin/chromium'

const howTo =
  'Browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.'

/**
 * Makes sure that there is a Chromium: finds it, or installs Debian's where the machine lets it.
 *
 * @returns undefined when there is one, else one line that says what to do
 */
export function ensureChromium(): string | undefined {
  if (findChromium() === undefined) aptInstall(['chromium'])
  const chromium = findChromium()
  if (chromium === undefined) return howTo
  // Tests are quicker in Chromium's headless shell, and go on without it.
  if (findHeadlessChromium() === debianChromium) addHeadlessShell()
  return undefined
}

/** Installs the headless shell of the very version of Debian's Chromium: another would bring another Chromium. */
function addHeadlessShell(): void {
  if (process.env['CHROMIUM_PATH'] !== undefined) return
  const query = ['--show', '--showformat=${Version}', 'chromium']
  const { stdout, status } = spawnSync('dpkg-query', query, { encoding: 'utf8' })
  if (status === 0) aptInstall([`chromium-headless-shell=${stdout}`], { mostMs: 90_000 })
}
